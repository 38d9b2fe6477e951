import { combine, sample } from 'effector';
import { orderState, spot, tradingAccount, type Order } from '@/contract/spot';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, query } from '@/shared/api';
import { createEndings } from '@/shared/lib/endings';
import { movesOf } from '@/shared/lib/moves';
import { SpotAccountGate, spotAccountChanged } from './gate';

/** From one answer to the next request, in ms, how many orders are watched, and how many ended ones are looked through. */
const orderInterval = 1_500;
const mostOrders = 100;
const lookedThrough = 20;

const orders = query({
  endpoint: spot.openOrders,
  $params: combine(SpotAccountGate.status, $isLoggedIn, (isOpen, isLoggedIn) =>
    isOpen && isLoggedIn ? { query: { account: tradingAccount.spot, pageNum: 1, pageSize: mostOrders } } : null,
  ),
  refetchOn: [spotAccountChanged],
  resetOn: userChanged,
  poll: { every: orderInterval },
});

/** The open orders of the spot account, newest first, those that wait for a price included. */
export const $openOrders = orders.$latest.map((page): readonly Order[] => page?.list ?? []);
const countOf = (waits: boolean) =>
  orders.$latest.map((page) => page && page.list.filter(({ state }) => (state === orderState.waiting) === waits).length);
/** How many stand in the book and how many wait for their trigger, up to a hundred together; null until known. */
export const $openOrderCounts = { book: countOf(false), trigger: countOf(true) } as const;

/** Something happened to an open order: it came, was filled in part or whole, changed or ended. */
export const ordersMoved = movesOf(
  orders.done.map(({ data: { list } }) =>
    list.map(({ orderId, updatedTime, filledAmount }) => `${orderId} ${updatedTime} ${filledAmount}`).join(),
  ),
  userChanged,
);

const historyFx = callFx(spot.orderHistory);
const endings = createEndings({
  listed: orders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  found: historyFx.doneData.map(({ list }) => list),
  idOf: ({ orderId }) => orderId,
  resetOn: userChanged,
});
sample({
  clock: endings.asked,
  fn: () => ({ query: { account: tradingAccount.spot, pageNum: 1, pageSize: lookedThrough } }),
  target: historyFx,
});

/** An open order was filled, cancelled or expired: one event each. */
export const openOrderEnded = endings.ended;
