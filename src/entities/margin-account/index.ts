export {
  $marginAccount,
  $marginAssetOf,
  accountInterval,
  crossAccount,
  marginAccount,
  ofCross,
  ofIsolated,
  type MarginAccount,
} from './account';
export { MarginAccountGate, marginAccountChanged, wholeCrossAccount } from './gate';
export { isolatedAccounts, IsolatedAccountsGate } from './isolatedAccounts';
export { marginLiquidated } from './liquidation';
export { RiskRatio } from './RiskRatio';
export { riskWith, type AssetChange } from './riskWith';
export { useRiskItems } from './useRiskItems';
