import { merge } from 'effector';
import { orderState, spot, type Order } from '@/contract/spot';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createEndedRecords } from '@/shared/api/createEndedRecords';
import { contentChanges } from '@/shared/lib/contentChanges';
import { $tradedAccount, spotAccountChanged } from './gate';

/** Interval between a response and the next request, in ms, the maximum number of orders watched, and the number of ended orders searched. */
const orderInterval = 1_500;
const maxOrders = 100;
const endedSearchSize = 20;

const orders = query({
  endpoint: spot.openOrders,
  $params: $tradedAccount.map((account) => (account === null ? null : { query: { account, pageNum: 1, pageSize: maxOrders } })),
  refetchOn: [spotAccountChanged],
  resetOn: userChanged,
  poll: { every: orderInterval },
});

/** The open orders of the account, newest first, including those waiting for a trigger price. */
export const $openOrders = orders.$data.map((page): readonly Order[] => page?.list ?? []);
const countOf = (isWaiting: boolean) =>
  orders.$data.map((page) => page && page.list.filter(({ state }) => (state === orderState.waiting) === isWaiting).length);
/** The number of orders in the book and waiting for their trigger, up to a hundred together; null until known. */
export const $openOrderCounts = { book: countOf(false), trigger: countOf(true) } as const;

const accountSwitched = merge([userChanged, $tradedAccount]);

/** An open order was created, filled partly or fully, changed or ended. */
export const openOrdersUpdated = contentChanges(
  orders.done.map(({ data: { list } }) =>
    list.map(({ orderId, updatedTime, filledAmount }) => `${orderId} ${updatedTime} ${filledAmount}`).join(),
  ),
  accountSwitched,
);

/** An open order was filled, cancelled or expired; one event per order. */
export const openOrderEnded = createEndedRecords({
  listed: orders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: spot.orderHistory,
  $params: $tradedAccount.map((account) => (account === null ? null : { query: { account, pageNum: 1, pageSize: endedSearchSize } })),
  recordsOf: ({ list }) => list,
  idOf: ({ orderId }) => orderId,
  resetOn: accountSwitched,
});
