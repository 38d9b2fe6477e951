import { premarket } from '@/contract/premarket';
import { userChanged } from '@/entities/session';
import { createEndedRecords } from '@/shared/api/createEndedRecords';
import { $isShown, premarketOrders } from './account';

/** The number of ended orders searched. */
const endedSearchSize = 20;

/** An open order was filled or cancelled; one event per order. */
export const premarketOrderEnded = createEndedRecords({
  listed: premarketOrders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: premarket.orderHistory,
  $params: $isShown.map((isShown) => (isShown ? { query: { pageNum: 1, pageSize: endedSearchSize } } : null)),
  recordsOf: ({ list }) => list,
  idOf: ({ orderId }) => orderId,
  resetOn: userChanged,
});
