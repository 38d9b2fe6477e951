import { combine, createEvent, sample } from 'effector';
import { orderState, spot } from '@/contract/spot';
import { $openOrders } from '@/entities/spot-account';
import { isEditable, orderMoved } from '@/features/edit-order';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import type { OrderMove, OwnOrder } from '@/widgets/trade-desk';

/** The facts of a coin are shown. */
export const CoinFactsGate = createGate<{ readonly coin: string | null }>('CoinFactsGate', { coin: null });

export const coinInfo = query({
  endpoint: spot.coinInfo,
  $params: combine(CoinFactsGate.status, CoinFactsGate.state, (isOpen, { coin }) =>
    isOpen && coin !== null ? { query: { coinName: coin } } : null,
  ),
});

/** Open orders as book and chart mark them: in the book at their price, waiting ones at their trigger. */
export const $ownOrders = $openOrders.map((orders) =>
  orders.flatMap((order): OwnOrder[] => {
    const isTrigger = order.state === orderState.waiting;
    const price = isTrigger ? order.stopPrice : order.price;
    if (price === null) return [];
    const { orderId: id, tradeId: instrument, side, amount } = order;
    return [{ id, instrument, side, price, amount, isTrigger, isMovable: isEditable(order) }];
  }),
);

/** An own order was moved on the chart: the form that changes it opens with the new price. */
export const lineMoved = createEvent<OrderMove>();
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
