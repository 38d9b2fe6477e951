export * as assets from './endpoints';
export { AccountAssets, Asset, type ConvertDustRequest, type DustBalance, type DustConversion, type ProfitDay } from './schema';
export { inUsdt, isSmallBalance as isSmall, netAmountOf as ownedOf, sumOf, valueOf, type Sum } from './rules';
export { apportion } from './apportion';
export { dustFeeRate, dustTargets, maxProfitDays, smallBalanceThreshold as smallBalance } from './constants';
