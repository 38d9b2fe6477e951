import { merge } from 'effector';
import { maxOpenOrders, swap, type ConditionOrder, type ContractOrder, type TradeMode } from '@/contract/swap';
import { query } from '@/shared/api';
import { createEndings } from '@/shared/api/endings';
import { movesOf } from '@/shared/lib/moves';
import { $accountMode, contractAccountChanged, contractAccountLeft } from './gate';

/** From one answer to the next request, in ms, and how many ended orders are looked through. */
const orderInterval = 1_500;
const lookedThrough = 20;

const live = { refetchOn: [contractAccountChanged], resetOn: contractAccountLeft, poll: { every: orderInterval } };
const orders = query({
  endpoint: swap.openOrders,
  $params: $accountMode.map((mode) => (mode === null ? null : { query: { mode, pageNum: 1, pageSize: maxOpenOrders } })),
  ...live,
});
const plans = query({
  endpoint: swap.conditionOrders,
  $params: $accountMode.map((mode) =>
    mode === null
      ? null
      : { params: { bizType: 'portal' as const }, query: { mode, state: 'waiting' as const, pageNum: 1, pageSize: maxOpenOrders } },
  ),
  ...live,
});

/** Orders that wait in the book and orders that wait for a price, newest first. */
export const $contractOrders = orders.$latest.map((page): readonly ContractOrder[] => page?.list ?? []);
export const $contractPlans = plans.$latest.map((page): readonly ConditionOrder[] => page?.list ?? []);
/** How many there are; null until known. */
export const $contractOrderCounts = {
  orders: orders.$latest.map((page) => page && page.totalCount),
  plans: plans.$latest.map((page) => page && page.totalCount),
} as const;

/** Something happened to an order or a plan: it came, was filled, changed or ended. */
export const contractOrdersMoved = merge([
  movesOf(
    orders.done.map(({ data: { list } }) =>
      list.map(({ orderId, updatedTime, filledAmount }) => `${orderId} ${updatedTime} ${filledAmount}`).join(),
    ),
    contractAccountLeft,
  ),
  movesOf(
    plans.done.map(({ data: { list } }) => list.map(({ orderId, updatedTime }) => `${orderId} ${updatedTime}`).join()),
    contractAccountLeft,
  ),
]);

const lastOnes = (mode: TradeMode) => ({ mode, pageNum: 1, pageSize: lookedThrough });

/** An order that waited in the book was filled or cancelled: one event each. */
export const contractOrderEnded = createEndings({
  listed: orders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: swap.orderHistory,
  $params: $accountMode.map((mode) => (mode === null ? null : { query: lastOnes(mode) })),
  pastOf: ({ list }) => list,
  idOf: ({ orderId }) => orderId,
  resetOn: contractAccountLeft,
});

/** An order that waited for a price was placed, failed or was cancelled: one event each. */
export const contractPlanEnded = createEndings({
  listed: plans.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: swap.conditionOrders,
  $params: $accountMode.map((mode) =>
    mode === null ? null : { params: { bizType: 'portal' as const }, query: { ...lastOnes(mode), pageSize: maxOpenOrders } },
  ),
  pastOf: ({ list }) => list.filter(({ state }) => state !== 'waiting'),
  idOf: ({ orderId }) => orderId,
  resetOn: contractAccountLeft,
});
