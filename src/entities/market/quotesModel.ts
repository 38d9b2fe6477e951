import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import { market } from '@/contract/market';
import { callFx, newestOf, type ApiError } from '@/shared/api';
import { delay, nowFx, poll } from '@/shared/lib';
import type { MarketId } from './feed';
import type { MarketSide } from './instrument';
import { ofContractTicker, ofTicker, type Quote } from './quote';
import { scopeFeed } from './scopeFeed';

/** From one answer to the next question, and how long an answer may take before the figures on the page count as stale; in ms. */
const quoteInterval = 1000;
const staleAfter = 5000;

/** Somebody shows quotes of a side of the market; they are polled as long as anybody does. */
export const readerOpened = createEvent<MarketSide>();
export const readerClosed = createEvent<MarketSide>();

/** The scope's quotes by id. */
export const $quotes = scopeFeed<Quote>(readerOpened);

/** How far the quotes of a side can be trusted. */
export interface QuoteStatus {
  /** Whether any have come at all. */
  readonly hasCome: boolean;
  /** They are not renewed any more: the newest question failed or is taking too long. */
  readonly isStale: boolean;
  /** Instant of the newest ones. */
  readonly at: number | null;
}

const loadTickersFx = callFx(market.tickers);
const loadContractTickersFx = callFx(market.contractTickers);

export const spotQuotes = quotesOf('spot', loadTickersFx, (list) => list.map(ofTicker));
export const contractQuotes = quotesOf('contract', loadContractTickersFx, (list) => list.map(ofContractTicker));

type Batch = readonly (readonly [MarketId, Quote])[];

function quotesOf<Out>(side: MarketSide, loadFx: Effect<object, Out, ApiError>, read: (answer: Out) => Batch) {
  const $readers = createStore(0)
    .on(readerOpened, (count, opened) => (opened === side ? count + 1 : count))
    .on(readerClosed, (count, closed) => (closed === side ? count - 1 : count));
  const $isRead = $readers.map((count) => count > 0);
  const start = sample({ clock: $isRead, filter: (isRead) => isRead });
  const stop = sample({ clock: $isRead, filter: (isRead) => !isRead });

  const askFx = attach({ effect: loadFx, mapParams: () => ({}) });
  poll({ run: askFx, every: quoteInterval, start, stop });

  const writeFx = attach({ source: $quotes, effect: (feed, batch: Batch) => feed.set(batch) });
  sample({ clock: newestOf(loadFx), fn: ({ result }) => read(result), target: writeFx });

  const readTimeFx = attach({ effect: nowFx });
  const late = delay({ source: askFx, ms: staleAfter, cancel: askFx.finally });
  const $status = createStore<QuoteStatus>({ hasCome: false, isStale: false, at: null })
    .on(readTimeFx.doneData, (_, at) => ({ hasCome: true, isStale: false, at }))
    .on([late, askFx.fail], (status) => (status.isStale ? status : { ...status, isStale: true }));
  sample({ clock: writeFx.done, fn: () => {}, target: readTimeFx });

  return { $status, $hasCome: $status.map(({ hasCome }) => hasCome) };
}
