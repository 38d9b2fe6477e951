import { attach, combine, createEvent, createStore, sample, type Event, type Store } from 'effector';
import { or } from 'patronum';
import type { Decimal } from '@/contract/decimal';
import { market, type Depth, type MarketTrade } from '@/contract/market';
import { swap } from '@/contract/swap';
import { query, type ApiError } from '@/shared/api';
import { $pauses } from '@/shared/api/pauses';
import { polling } from '@/shared/api/polling';
import { createGate } from '@/shared/lib/gate';
import { scopeFeed } from '@/shared/lib/scopeFeed';

/** Interval between a response and the next request, in ms, and the number of levels and trades requested. */
const marketDataInterval = 250;
const levels = 50;
const tapeLength = 50;

/** A spot pair by its tradeId or a contract by its contractCode. */
type PairId = number | string;

/** Mounted by a trade screen with the pair or contract it shows; null until known. */
export const PairGate = createGate<{ readonly id: PairId | null }>('PairGate', { id: null });

/** Order book and latest trades of a pair or contract, requested together so that they agree. */
export interface MarketData {
  readonly id: PairId;
  readonly depth: Pick<Depth, 'bids' | 'asks'>;
  /** Newest first. */
  readonly trades: readonly MarketTrade[];
}

/** The user picked a price or an amount in the order book, a chart or the trades. */
export const pricePicked = createEvent<Decimal>();
export const amountPicked = createEvent<Decimal>();

/** The pair or contract on screen; null if none. */
export const $pairId = combine(PairGate.status, PairGate.state, (isOpen, { id }) => (isOpen ? id : null));

const isSpot = (id: PairId | null): id is number => typeof id === 'number';
const isContract = (id: PairId | null): id is string => typeof id === 'string';
const $tradeId = $pairId.map((id) => (isSpot(id) ? id : null));
const $contractCode = $pairId.map((id) => (isContract(id) ? id : null));
const due = createEvent();
const refetchOn = [due];
const book = query({
  endpoint: market.depth,
  $params: $tradeId.map((tradeId) => (tradeId === null ? null : { query: { tradeId, size: levels } })),
  refetchOn,
});
const tape = query({
  endpoint: market.realTimeTrades,
  $params: $tradeId.map((tradeId) => (tradeId === null ? null : { query: { tradeId, size: tapeLength } })),
  refetchOn,
});
const contractBook = query({
  endpoint: swap.contractDepth,
  $params: $contractCode.map((contractCode) => (contractCode === null ? null : { params: { contractCode }, query: { size: levels } })),
  refetchOn,
});
const contractTape = query({
  endpoint: swap.contractTrades,
  $params: $contractCode.map((contractCode) => (contractCode === null ? null : { params: { contractCode }, query: { size: tapeLength } })),
  refetchOn,
});
const parts = [book, tape, contractBook, contractTape] as const;
const endpointIds = [market.depth, market.realTimeTrades, swap.contractDepth, swap.contractTrades].map(({ id }) => id);
const $isOn = combine($pairId, $pauses, (id, pauses) => id !== null && !endpointIds.some((endpoint) => pauses.has(endpoint)));
sample({
  clock: polling({ $isPending: or(...parts.map(({ $isFetching }) => $isFetching)), every: marketDataInterval, $isOn }),
  target: due,
});

/** The responses since book and trades were last requested. */
const $responses = createStore<Partial<MarketData>>({}, { serialize: 'ignore' })
  .on(
    parts.map(({ started }) => started),
    () => ({}),
  )
  .on(book.done, (responses, { params, data: depth }) => ({ ...responses, id: params.query.tradeId, depth }))
  .on(tape.done, (responses, { params, data: trades }) => ({ ...responses, id: params.query.tradeId, trades }))
  .on(contractBook.done, (responses, { params, data: depth }) => ({ ...responses, id: params.params.contractCode, depth }))
  .on(contractTape.done, (responses, { params, data: trades }) => ({ ...responses, id: params.params.contractCode, trades }));

/** Book and trades of the pair on screen have arrived. */
export const marketDataReceived: Event<MarketData> = $responses.updates.filterMap(({ id, depth, trades }) =>
  id !== undefined && depth && trades ? { id, depth, trades } : undefined,
);

/** The latest market data of each pair, for views updated outside React. */
export const $marketData = scopeFeed<MarketData>([PairGate.open]);
const writeFx = attach({ source: $marketData, effect: (feed, data: MarketData) => feed.set([[data.id, data]]) });
sample({ clock: marketDataReceived, target: writeFx });

/** Book and trades are no longer updated. */
export const $isMarketDataStale = createStore(false)
  .on(
    parts.map(({ failed }) => failed),
    () => true,
  )
  .reset(marketDataReceived, $pairId);

const $hasData = createStore(false)
  .on(marketDataReceived, () => true)
  .reset($pairId);
const $error = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(
    parts.map(({ failed }) => failed),
    (_, { error }) => error,
  )
  .reset(marketDataReceived, $pairId);
const $first = $hasData.map((hasData) => hasData || null);

/** The first response for book and trades of the pair on screen, as a query; `$isMarketDataStale` covers later failures. */
export const firstMarketData = {
  $data: $first,
  $latest: $first,
  $error: combine($hasData, $error, (hasData, error) => (hasData ? null : error)),
  $isLoading: combine($pairId, $hasData, $error, (id, hasData, error) => id !== null && !hasData && error === null),
  refetched: createEvent(),
};
sample({ clock: firstMarketData.refetched, target: due });

/** The current price on every part of a trade screen: that of the latest trade. */
export const $lastPrice = createStore<Decimal | null>(null)
  .on(marketDataReceived, (_, { trades }) => trades[0]?.price ?? null)
  .reset($pairId);

/** The last price for a form whose pair may change before the feed's; null until both show the same pair. */
export const lastPriceOf = ($id: Store<PairId | null>): Store<Decimal | null> =>
  combine($id, $pairId, $lastPrice, (id, shown, last) => (id === shown ? last : null));

/** The price reduced to its first digit, so that it rarely changes; determines the group sizes of price levels. */
export const $priceSize = $lastPrice.map((price) => price && firstDigitOf(price));

/** The order book of the pair on screen; no levels while it is empty or unknown. */
export const $depth = createStore<MarketData['depth']>({ bids: [], asks: [] })
  .on(marketDataReceived, (_, { depth }) => depth)
  .reset($pairId);

/** The best prices of the book; null if a side is empty or unknown. */
export const $bestBid = $depth.map(({ bids }) => bids[0]?.[0] ?? null);
export const $bestAsk = $depth.map(({ asks }) => asks[0]?.[0] ?? null);

/** Keeps the first digit only: 65000.12 becomes 60000, and 0.0532 becomes 0.05. */
function firstDigitOf(price: Decimal): Decimal {
  return price.replace(/^(0\.0*)?([1-9])(\d*)(\.\d+)?$/, (_, zeros: string | undefined, digit: string, rest: string) =>
    zeros === undefined ? digit + '0'.repeat(rest.length) : zeros + digit,
  );
}
