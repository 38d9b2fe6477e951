export { $marginAccount, $marginAssetOf, crossAccount, ofIsolated, type MarginAccount } from './account';
export { MarginAccountGate, marginAccountChanged } from './gate';
export { isolatedAccounts, IsolatedAccountsGate } from './isolatedAccounts';
export { marginLiquidated } from './liquidation';
