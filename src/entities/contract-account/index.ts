export { $contractAssetsOf, contractAssets } from './assets';
export { $accountMode, ContractAccountGate, contractAccountChanged, contractAccountLeft } from './gate';
export {
  $contractOrderCounts,
  $contractOrders,
  $contractPlans,
  contractOrderEnded,
  contractOrdersMoved,
  contractPlanEnded,
} from './orders';
export { $contractPositionCount, $contractPositions, contractPositionEnded, contractPositions, contractPositionsMoved } from './positions';
