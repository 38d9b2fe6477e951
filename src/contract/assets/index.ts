export * as assets from './endpoints';
export { AccountAssets, Asset, type ConvertDustRequest, type DustBalance, type DustConversion, type ProfitDay } from './schema';
export { inUsdt, isSmallBalance, netAmountOf, sumOf, valueOf, type Sum } from './rules';
export { apportion } from './apportion';
export { dustFeeRate, dustTargets, maxProfitDays, smallBalanceThreshold } from './constants';
