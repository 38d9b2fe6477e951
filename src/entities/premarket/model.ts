import { combine, createEvent, createStore, sample } from 'effector';
import { premarket, type PremarketOrder } from '@/contract/premarket';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import { ofPremarketPair, premarketCode } from './pair';

/** From one answer to the next request, in ms: tokens and holdings change seldom, orders are filled at any time. */
const pairInterval = 3_000;
const orderInterval = 1_500;
const mostOrders = 100;

/** Mounted by what shows the pre-market as it is now. */
export const PremarketGate = createGate('PremarketGate');

/** An order was placed or cancelled here; orders and holdings are loaded again. */
export const premarketChanged = createEvent();

/** The tokens of the pre-market with their stages and their day. */
export const premarketPairs = query({
  endpoint: premarket.pairs,
  $params: PremarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  poll: { every: pairInterval },
});

/** The tokens as instruments of a trade screen, by the code of their address. An instrument does not move, so it stays the same from answer to answer. */
export const $premarketInstruments = createStore<ReadonlyMap<string, ReturnType<typeof ofPremarketPair>>>(new Map()).on(
  premarketPairs.done,
  (known, { data }) =>
    data.every((pair) => known.has(premarketCode(pair)))
      ? known
      : new Map(data.map((pair) => [premarketCode(pair), ofPremarketPair(pair)])),
);

const $isShown = combine(PremarketGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);

const orders = query({
  endpoint: premarket.openOrders,
  $params: $isShown.map((isShown) => (isShown ? { query: { pageNum: 1, pageSize: mostOrders } } : null)),
  refetchOn: [premarketChanged],
  resetOn: userChanged,
  poll: { every: orderInterval },
});

/** The open orders of the pre-market, newest first. */
export const $premarketOrders = orders.$latest.map((page): readonly PremarketOrder[] => page?.list ?? []);
/** How many there are; null while that is not known. */
export const $premarketOrderCount = orders.$latest.map((page) => page?.totalCount ?? null);

const $moves = createStore<{ readonly key: string; readonly count: number } | null>(null)
  .on(orders.done, (before, { data: { list } }) => {
    const key = list.map(({ orderId, filledAmount }) => `${orderId} ${filledAmount}`).join();
    return before?.key === key ? before : { key, count: (before?.count ?? -1) + 1 };
  })
  .reset(userChanged);

/** Something happened to an open order: it came, was filled in part or whole, or ended. */
export const premarketOrdersMoved = sample({ clock: $moves, filter: (moves) => moves !== null && moves.count > 0, fn: () => {} });

/** What the user has bought and sold that is not settled yet. */
export const premarketHoldings = query({
  endpoint: premarket.holdings,
  $params: $isShown.map((isShown) => (isShown ? {} : null)),
  refetchOn: [premarketChanged, premarketOrdersMoved],
  resetOn: userChanged,
  poll: { every: pairInterval },
});
/** How many holdings there are; null while that is not known. */
export const $premarketHoldingCount = premarketHoldings.$latest.map((list) => list?.length ?? null);

/** The time that countdowns of the pre-market read. */
export const { $now: $premarketNow } = interval({ every: 1_000, start: PremarketGate.open, stop: PremarketGate.close });
