export * as account from './endpoints';
export { assetUnits, totalIn, type AssetUnit } from './rules';
export { AssetsSummary, Banner, CurrencySetting, LoginData, LoginForm, MockAssetsSummary } from './schema';
export { bannerKinds, bannerTones, vipLevel, vipType } from './tables';
