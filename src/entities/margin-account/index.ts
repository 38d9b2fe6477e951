export {
  $marginAccount,
  $marginAssetByCoin,
  accountInterval,
  crossAccount,
  marginAccount,
  fromCrossAccount,
  fromIsolatedAccount,
  type MarginAccount,
} from './account';
export { MarginAccountGate, marginAccountChanged, wholeCrossAccount } from './gate';
export { isolatedAccounts, IsolatedAccountsGate } from './isolatedAccounts';
export { marginLiquidated } from './liquidation';
export { RiskRatio } from './RiskRatio';
export { riskAfter, type AssetChange } from './riskAfter';
export { useRiskItems } from './useRiskItems';
