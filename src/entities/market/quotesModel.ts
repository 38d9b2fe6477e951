import { attach, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { market } from '@/contract/market';
import { query, type Query } from '@/shared/api';
import { delay, nowFx } from '@/shared/lib';
import { createSharedGate, type Gate } from '@/shared/lib/gate';
import { scopeFeed } from '@/shared/lib/scopeFeed';
import type { MarketId, ListedSide } from './instrument';
import { fromContractTicker, fromTicker, type Quote } from './quote';

/** In ms: the interval between a response and the next request, the response time after which quotes are stale, and the one within which they recover. */
const quoteInterval = 1000;
const staleAfter = 5000;
const recoveredWithin = 2500;

/** Mounted by components that show quotes of a market; quotes are polled while any is mounted. */
export const marketGates: Readonly<Record<ListedSide, Gate>> = {
  spot: createSharedGate('SpotGate'),
  contract: createSharedGate('ContractGate'),
  mock: createSharedGate('MockGate'),
};

/** The quotes of this scope by id. */
export const $quotes = scopeFeed<Quote>(Object.values(marketGates).map(({ open }) => open));

/** Freshness of the quotes of a market. */
export interface QuoteStatus {
  /** Whether any quotes have arrived. */
  readonly hasData: boolean;
  /** Quotes are stale: the latest request failed or responses take too long. */
  readonly isStale: boolean;
  /** Time of the latest quotes while they are stale; null while fresh, so that views do not re-render with every response. */
  readonly at: number | null;
}

const poll = { every: quoteInterval };
const tickers = query({ endpoint: market.tickers, $params: paramsOf(marketGates.spot), poll });
const contractTickers = query({ endpoint: market.contractTickers, $params: paramsOf(marketGates.contract, marketGates.mock), poll });

export const spotQuotes = quotesOf(tickers, fromTicker);
export const contractQuotes = quotesOf(contractTickers, fromContractTicker);

/** New quotes of either side can be read. */
export const quotesArrived = merge([spotQuotes.arrived, contractQuotes.arrived]);

function quotesOf<Ticker>(tickers: Query<readonly Ticker[]>, read: (ticker: Ticker) => readonly [MarketId, Quote]) {
  const writeFx = attach({ source: $quotes, effect: (feed, batch: readonly Ticker[]) => feed.set(batch.map(read)) });
  sample({ clock: tickers.done, fn: ({ data }) => data, target: writeFx });

  const startedFx = attach({ effect: nowFx });
  const writtenFx = attach({ effect: nowFx });
  sample({ clock: tickers.started, fn: () => {}, target: startedFx });
  sample({ clock: writeFx.done, fn: () => {}, target: writtenFx });
  const $startedAt = createStore(0).on(startedFx.doneData, (_, at) => at);
  const written = sample({ clock: writtenFx.doneData, source: $startedAt, fn: (startedAt, at) => ({ at, responseTime: at - startedAt }) });
  const late = delay({
    source: tickers.started,
    ms: staleAfter,
    cancel: sample({ clock: tickers.$isFetching, filter: (isFetching) => !isFetching }),
  });
  const $writtenAt = createStore<number | null>(null).on(written, (_, { at }) => at);
  const becameStale = sample({ clock: [late, tickers.failed], source: $writtenAt });
  const $status = createStore<QuoteStatus>({ hasData: false, isStale: false, at: null })
    .on(written, (status, { at, responseTime }) => {
      // Prices that arrive seconds late are stale; consecutive slow responses count as one delay.
      if (status.isStale && responseTime > recoveredWithin) return { hasData: true, isStale: true, at };
      return status.hasData && !status.isStale ? status : { hasData: true, isStale: false, at: null };
    })
    .on(becameStale, (status, at) => (status.isStale ? status : { ...status, isStale: true, at }));

  return { $status, $hasData: $status.map(({ hasData }) => hasData), arrived: writeFx.done };
}

/** The request parameters while any of the gates is mounted, null otherwise. */
function paramsOf(...gates: readonly Gate[]) {
  return or(...gates.map(({ status }) => status)).map((isInUse) => (isInUse ? {} : null));
}
