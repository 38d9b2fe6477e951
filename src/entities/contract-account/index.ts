export { $contractAssetsByCoin, contractAssets } from './assets';
export { $accountMode, ContractAccountGate, contractAccountChanged, contractAccountClosed } from './gate';
export {
  $contractOrderCounts,
  $contractOrders,
  $contractPlans,
  contractOrderEnded,
  contractOrdersUpdated,
  contractPlanEnded,
} from './orders';
export {
  $contractPositionCount,
  $contractPositions,
  contractPositionEnded,
  contractPositions,
  contractPositionsUpdated,
} from './positions';
