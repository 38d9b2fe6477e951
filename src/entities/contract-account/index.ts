export { $contractAssetsByCoin as $contractAssetsOf, contractAssets } from './assets';
export { $accountMode, ContractAccountGate, contractAccountChanged, contractAccountLeft } from './gate';
export {
  $contractOrderCounts,
  $contractOrders,
  $contractPlans,
  contractOrderEnded,
  contractOrdersUpdated as contractOrdersMoved,
  contractPlanEnded,
} from './orders';
export {
  $contractPositionCount,
  $contractPositions,
  contractPositionEnded,
  contractPositions,
  contractPositionsUpdated as contractPositionsMoved,
} from './positions';
