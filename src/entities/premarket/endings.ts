import { premarket } from '@/contract/premarket';
import { userChanged } from '@/entities/session';
import { createEndings } from '@/shared/api/endings';
import { $isShown, premarketOrders } from './account';

/** The number of ended orders searched. */
const lookedThrough = 20;

/** An open order was filled or cancelled; one event per order. */
export const premarketOrderEnded = createEndings({
  listed: premarketOrders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: premarket.orderHistory,
  $params: $isShown.map((isShown) => (isShown ? { query: { pageNum: 1, pageSize: lookedThrough } } : null)),
  pastOf: ({ list }) => list,
  idOf: ({ orderId }) => orderId,
  resetOn: userChanged,
});
