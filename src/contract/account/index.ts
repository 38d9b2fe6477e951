export * as account from './endpoints';
export { type SecurityCodes } from './schema/securityFields';
export { isEmail, isNickname, isPhone, passwordRules, passwordScore, type PasswordRuleName } from './rules';
export { assetUnits, totalIn, unitDecimals, type AssetUnit } from './totals';
export { AssetsSummary, Banner, CurrencySetting, LoginData, MockAssetsSummary } from './schema/account';
export { LoginRequest } from './schema/login';
export { type LoginDevice } from './schema/devices';
export { type NotificationChoice } from './schema/profile';
export { LoginLog, type AccountPrecheck, type Captcha } from './schema/security';
export {
  bannerKinds,
  bannerTones,
  challengeFactors,
  challengePurposes,
  closeObstacles,
  codeChannels,
  codePurposes,
  factors,
  loginResult,
  notificationChannels,
  notificationTopics,
  popups,
  recoveryCodeCount,
  securityLevel,
  vipLevel,
  vipType,
  type ChallengeFactor,
  type ChallengePurpose,
  type CloseObstacle,
  type CodePurpose,
  type Factor,
  type Popup,
} from './constants';
