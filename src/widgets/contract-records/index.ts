export { contractOrderHistory, contractOrders, contractPlans } from './orders';
export { contractBills, pastPositions } from './past';
export { Positions } from './Positions';
