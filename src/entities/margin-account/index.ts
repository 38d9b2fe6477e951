export { $marginAccount, $marginAssetOf, crossAccount, marginAccount, ofIsolated, type MarginAccount } from './account';
export { MarginAccountGate, marginAccountChanged, wholeCrossAccount } from './gate';
export { isolatedAccounts, IsolatedAccountsGate } from './isolatedAccounts';
export { marginLiquidated } from './liquidation';
