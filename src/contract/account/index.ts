export * as account from './endpoints';
export { restrictedActivities, frozenAccountCode, frozenAccountRestrictions } from './frozenAccount';
export { type SecurityCodes } from './schema/securityFields';
export { isEmail, isNickname, isPhone, passwordRules, passwordScore, type PasswordRuleName } from './rules';
export { assetUnits, totalIn, unitDecimals, type AssetUnit } from './totals';
export { AssetsSummary, CurrencySetting, LoginData, MockAssetsSummary } from './schema/account';
export { LoginRequest } from './schema/login';
export { type LoginDevice } from './schema/devices';
export { type NotificationChoice } from './schema/profile';
export { LoginLog, type AccountPrecheck, type Captcha } from './schema/security';
export { Banner, bannerKinds, bannerTones } from './schema/banner';
export { popups, vipLevel, vipType, type Popup } from './constants';
export {
  challengeFactors,
  challengePurposes,
  closeBlockers,
  codeChannels,
  codePurposes,
  factors,
  loginResult,
  notificationChannels,
  notificationTopics,
  recoveryCodeCount,
  securityLevel,
  type ChallengeFactor,
  type ChallengePurpose,
  type CloseBlocker,
  type CodePurpose,
  type Factor,
} from './securityConstants';
