export { $balanceByCoin as $balanceOf, balances } from './balances';
export { SpotAccountGate, spotAccountChanged } from './gate';
export { $openOrderCounts, $openOrders, openOrderEnded, openOrdersUpdated as ordersMoved } from './openOrders';
