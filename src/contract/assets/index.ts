export * as assets from './endpoints';
export { AccountAssets, Asset, type ProfitDay } from './schema';
export { inUsdt, isSmall, ownedOf, sumOf, valueOf, type Sum } from './rules';
export { apportion } from './apportion';
export { longestProfit, smallBalance } from './constants';
