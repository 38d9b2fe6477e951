export * as account from './endpoints';
export { type SafetyCodes } from './factors';
export { assetUnits, totalIn, type AssetUnit } from './rules';
export { AssetsSummary, Banner, CurrencySetting, LoginData, LoginForm, MockAssetsSummary } from './schema';
export { LoginLog } from './securitySchema';
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
