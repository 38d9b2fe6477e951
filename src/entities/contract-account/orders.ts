import { merge } from 'effector';
import { maxOpenOrders, swap, type ConditionOrder, type ContractOrder, type TradeMode } from '@/contract/swap';
import { query } from '@/shared/api';
import { createEndedRecords } from '@/shared/api/createEndedRecords';
import { contentChanges } from '@/shared/lib/contentChanges';
import { $accountMode, contractAccountChanged, contractAccountClosed } from './gate';

/** Interval between a response and the next request, in ms, and the number of ended orders searched. */
const orderInterval = 1_500;
const endedSearchSize = 20;

const live = { refetchOn: [contractAccountChanged], resetOn: contractAccountClosed, poll: { every: orderInterval } };
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

/** Open orders in the book, and waiting plan orders; both newest first. */
export const $contractOrders = orders.$latest.map((page): readonly ContractOrder[] => page?.list ?? []);
export const $contractPlans = plans.$latest.map((page): readonly ConditionOrder[] => page?.list ?? []);
/** Their counts; null until known. */
export const $contractOrderCounts = {
  orders: orders.$latest.map((page) => page && page.totalCount),
  plans: plans.$latest.map((page) => page && page.totalCount),
} as const;

/** An order or plan order was created, filled, changed or ended. */
export const contractOrdersUpdated = merge([
  contentChanges(
    orders.done.map(({ data: { list } }) =>
      list.map(({ orderId, updatedTime, filledAmount }) => `${orderId} ${updatedTime} ${filledAmount}`).join(),
    ),
    contractAccountClosed,
  ),
  contentChanges(
    plans.done.map(({ data: { list } }) => list.map(({ orderId, updatedTime }) => `${orderId} ${updatedTime}`).join()),
    contractAccountClosed,
  ),
]);

const newestPage = (mode: TradeMode) => ({ mode, pageNum: 1, pageSize: endedSearchSize });

/** An open order was filled or cancelled; one event per order. */
export const contractOrderEnded = createEndedRecords({
  listed: orders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: swap.orderHistory,
  $params: $accountMode.map((mode) => (mode === null ? null : { query: newestPage(mode) })),
  recordsOf: ({ list }) => list,
  idOf: ({ orderId }) => orderId,
  resetOn: contractAccountClosed,
});

/** A waiting plan order was placed, failed or was cancelled; one event per order. */
export const contractPlanEnded = createEndedRecords({
  listed: plans.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  endpoint: swap.conditionOrders,
  $params: $accountMode.map((mode) =>
    mode === null ? null : { params: { bizType: 'portal' as const }, query: { ...newestPage(mode), pageSize: maxOpenOrders } },
  ),
  recordsOf: ({ list }) => list.filter(({ state }) => state !== 'waiting'),
  idOf: ({ orderId }) => orderId,
  resetOn: contractAccountClosed,
});
