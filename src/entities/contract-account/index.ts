export { $contractAssetsOf } from './assets';
export { $accountMode, ContractAccountGate, contractAccountChanged } from './gate';
export { $contractOrderCounts, $contractOrders, $contractPlans, contractOrdersMoved } from './orders';
export { $contractPositionCount, $contractPositions, contractPositionEnded, contractPositions, contractPositionsMoved } from './positions';
