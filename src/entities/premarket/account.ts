import { combine } from 'effector';
import { premarket, type PremarketOrder } from '@/contract/premarket';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { contentChanges } from '@/shared/lib/contentChanges';
import { PremarketGate, premarketChanged, premarketInterval } from './gate';

/** Interval between a response and the next request, in ms, and the maximum number of orders watched. */
const orderInterval = 1_500;
const maxOrders = 100;

/** Whether the user's orders are watched. */
export const $isShown = combine(PremarketGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);

export const premarketOrders = query({
  endpoint: premarket.openOrders,
  $params: $isShown.map((isShown) => (isShown ? { query: { pageNum: 1, pageSize: maxOrders } } : null)),
  refetchOn: [premarketChanged],
  resetOn: userChanged,
  poll: { every: orderInterval },
});

/** The open orders of the pre-market, newest first. */
export const $premarketOrders = premarketOrders.$latest.map((page): readonly PremarketOrder[] => page?.list ?? []);
/** The number of open orders; null until known. */
export const $premarketOrderCount = premarketOrders.$latest.map((page) => page?.totalCount ?? null);

/** An open order was created, filled partly or fully, or ended. */
export const premarketOrdersUpdated = contentChanges(
  premarketOrders.done.map(({ data: { list } }) => list.map(({ orderId, filledAmount }) => `${orderId} ${filledAmount}`).join()),
  userChanged,
);

/** The user's unsettled purchases and sales. */
export const premarketHoldings = query({
  endpoint: premarket.holdings,
  $params: $isShown.map((isShown) => (isShown ? {} : null)),
  refetchOn: [premarketChanged, premarketOrdersUpdated],
  resetOn: userChanged,
  poll: { every: premarketInterval },
});
/** The number of holdings; null until known. */
export const $premarketHoldingCount = premarketHoldings.$latest.map((list) => list?.length ?? null);
