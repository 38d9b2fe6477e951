export { fills } from './fills';
export { openOrders, planOrders, restingOrders } from './openOrders';
export { orderHistory } from './orderHistory';
