export { $balanceOf, balances } from './balances';
export { SpotAccountGate, spotAccountChanged } from './gate';
export { $openOrderCounts, $openOrders, ordersMoved } from './openOrders';
