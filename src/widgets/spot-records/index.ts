export { averagePrice, coinsOf, filled, limitOrder, pair, rowKey, rowName, side, state, total } from './columns';
export { fills } from './fills';
export { cancelAction, openOrders, planOrders, restingOrders } from './openOrders';
export { OwnTrades } from './OwnTrades';
export { orderHistory } from './orderHistory';
export { sideFilter } from './labels';
