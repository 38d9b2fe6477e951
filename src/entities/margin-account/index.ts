export {
  $marginAccount,
  $marginAssetByCoin as $marginAssetOf,
  accountInterval,
  crossAccount,
  marginAccount,
  fromCrossAccount as ofCross,
  fromIsolatedAccount as ofIsolated,
  type MarginAccount,
} from './account';
export { MarginAccountGate, marginAccountChanged, wholeCrossAccount } from './gate';
export { isolatedAccounts, IsolatedAccountsGate } from './isolatedAccounts';
export { marginLiquidated } from './liquidation';
export { RiskRatio } from './RiskRatio';
export { riskAfter as riskWith, type AssetChange } from './riskAfter';
export { useRiskItems } from './useRiskItems';
