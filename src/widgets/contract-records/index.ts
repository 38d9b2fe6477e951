export { contractBills } from './bills';
export { contractOrderHistory, contractOrders, contractPlans } from './orders';
export { positionHistory } from './positionHistory';
export { Positions } from './Positions';
