export { contractBills } from './bills';
export { contractDeals } from './deals';
export { contractOrderHistory, contractOrders, contractPlanHistory, contractPlans } from './orders';
export { positionHistory } from './positionHistory';
export { Positions } from './Positions';
export { TradingSwitch } from './TradingSwitch';
