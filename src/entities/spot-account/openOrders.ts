import { merge } from 'effector';
import { orderState, spot, type Order } from '@/contract/spot';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createEndings } from '@/shared/api/endings';
import { movesOf } from '@/shared/lib/moves';
import { $tradedAccount, spotAccountChanged } from './gate';

/** From one answer to the next request, in ms, how many orders are watched, and how many ended ones are looked through. */
const orderInterval = 1_500;
const maxOrders = 100;
const lookedThrough = 20;

const orders = query({
  endpoint: spot.openOrders,
  $params: $tradedAccount.map((account) => (account === null ? null : { query: { account, pageNum: 1, pageSize: maxOrders } })),
  refetchOn: [spotAccountChanged],
  resetOn: userChanged,
  poll: { every: orderInterval },
});

/** The open orders of the account, newest first, those that wait for a price included. */
export const $openOrders = orders.$data.map((page): readonly Order[] => page?.list ?? []);
const countOf = (waits: boolean) =>
  orders.$data.map((page) => page && page.list.filter(({ state }) => (state === orderState.waiting) === waits).length);
/** How many stand in the book and how many wait for their trigger, up to a hundred together; null until known. */
export const $openOrderCounts = { book: countOf(false), trigger: countOf(true) } as const;

const somebodyElses = merge([userChanged, $tradedAccount]);

/** Something happened to an open order: it came, was filled in part or whole, changed or ended. */
export const ordersMoved = movesOf(
  orders.done.map(({ data: { list } }) =>
    list.map(({ orderId, updatedTime, filledAmount }) => `${orderId} ${updatedTime} ${filledAmount}`).join(),
  ),
  somebodyElses,
);

/** An open order was filled, cancelled or expired: one event each. */
export const openOrderEnded = createEndings({
  listed: orders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: spot.orderHistory,
  $params: $tradedAccount.map((account) => (account === null ? null : { query: { account, pageNum: 1, pageSize: lookedThrough } })),
  pastOf: ({ list }) => list,
  idOf: ({ orderId }) => orderId,
  resetOn: somebodyElses,
});
