export { contractBills } from './bills';
export { contractDeals } from './deals';
export { ContractAssets } from './ContractAssets';
export { contractCopies } from './copies';
export { contractOrderHistory, contractOrders } from './orders';
export { contractExits, contractPlanHistory, contractPlans } from './plans';
export { positionHistory } from './positionHistory';
export { Positions } from './Positions';
export { ContractMarketSwitch } from './ContractMarketSwitch';
