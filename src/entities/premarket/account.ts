import { combine } from 'effector';
import { premarket, type PremarketOrder } from '@/contract/premarket';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { movesOf } from '@/shared/lib/moves';
import { PremarketGate, premarketChanged, premarketInterval } from './gate';

/** From one answer to the next request, in ms, and how many orders are watched. */
const orderInterval = 1_500;
const maxOrders = 100;

/** Whether the orders of somebody are watched. */
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
/** How many there are; null while that is not known. */
export const $premarketOrderCount = premarketOrders.$latest.map((page) => page?.totalCount ?? null);

/** Something happened to an open order: it came, was filled in part or whole, or ended. */
export const premarketOrdersMoved = movesOf(
  premarketOrders.done.map(({ data: { list } }) => list.map(({ orderId, filledAmount }) => `${orderId} ${filledAmount}`).join()),
  userChanged,
);

/** What the user has bought and sold that is not settled yet. */
export const premarketHoldings = query({
  endpoint: premarket.holdings,
  $params: $isShown.map((isShown) => (isShown ? {} : null)),
  refetchOn: [premarketChanged, premarketOrdersMoved],
  resetOn: userChanged,
  poll: { every: premarketInterval },
});
/** How many holdings there are; null while that is not known. */
export const $premarketHoldingCount = premarketHoldings.$latest.map((list) => list?.length ?? null);
