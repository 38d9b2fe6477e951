export * as account from './endpoints';
export { type SecurityCodes } from './schema/securityFields';
export { assetUnits, isEmail, isPhone, passwordRules, passwordScore, totalIn, type AssetUnit, type PasswordRuleName } from './rules';
export { AssetsSummary, Banner, CurrencySetting, LoginData, LoginRequest, MockAssetsSummary } from './schema/account';
export { LoginLog, type AccountPrecheck, type Captcha } from './schema/security';
export {
  bannerKinds,
  bannerTones,
  challengeFactors,
  challengePurposes,
  codeChannels,
  codePurposes,
  factors,
  loginResult,
  popups,
  securityLevel,
  vipLevel,
  vipType,
  type ChallengeFactor,
  type ChallengePurpose,
  type CodePurpose,
  type Factor,
  type Popup,
} from './constants';
