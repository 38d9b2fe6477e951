export { $balanceOf, balances } from './balances';
export { SpotAccountGate, spotAccountChanged } from './gate';
export { $openOrderCounts, $openOrders, openOrderEnded, ordersMoved } from './openOrders';
