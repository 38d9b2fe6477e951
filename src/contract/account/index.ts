export * as account from './endpoints';
export { type SecurityCodes } from './schema/securityFields';
export { assetUnits, totalIn, type AssetUnit } from './rules';
export { AssetsSummary, Banner, CurrencySetting, LoginData, LoginRequest, MockAssetsSummary } from './schema/account';
export { LoginLog } from './schema/security';
export {
  bannerKinds,
  bannerTones,
  codeChannels,
  codePurposes,
  factors,
  loginResult,
  popups,
  securityLevel,
  vipLevel,
  vipType,
  type CodePurpose,
  type Factor,
  type Popup,
} from './constants';
