export { $balanceByCoin, balances } from './balances';
export { SpotAccountGate, spotAccountChanged } from './gate';
export { $openOrderCounts, $openOrders, openOrderEnded, openOrdersUpdated } from './openOrders';
