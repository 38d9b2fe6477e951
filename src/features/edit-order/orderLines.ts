import { createEvent, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import { orderState, type Order } from '@/contract/spot';
import { $openOrders } from '@/entities/spot-account';
import { orderMoved } from './model';

/** Open orders as lines for order book and chart: waiting orders at their trigger, others at their price. */
export const $orderLines = $openOrders.map((orders) => orders.flatMap(linesOf));

function linesOf(order: Order) {
  const { orderId: id, tradeId: instrument, side, amount } = order;
  const isTrigger = order.state === orderState.waiting;
  const price = isTrigger ? order.stopPrice : order.price;
  return price === null ? [] : [{ id, instrument, side, price, amount, isTrigger, isMovable: order.price !== null }];
}

/** The user moved an order's line on the chart; opens the form with the new price. */
export const lineMoved = createEvent<{ readonly id: Order['orderId']; readonly price: Decimal }>();
const moved = sample({
  clock: lineMoved,
  source: $openOrders,
  fn: (orders, { id, price }) => ({ order: orders.find(({ orderId }) => orderId === id), price }),
});
sample({
  clock: moved.filterMap(
    ({ order, price }) => order && { order, change: order.state === orderState.waiting ? { stopPrice: price } : { price } },
  ),
  target: orderMoved,
});
