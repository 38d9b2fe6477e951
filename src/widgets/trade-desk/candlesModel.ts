import { combine, createEvent, createStore, sample } from 'effector';
import { market, type CandleInterval } from '@/contract/market';
import { $tradeId, pulsed } from '@/entities/pair-feed';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import type { Candle } from '@/ui/CandleChart/candle';
import { chartCandle, mergedCandles, withTrades } from './candles';

/** How many candles are loaded, how often the newest ones are asked for again (in ms), and how many those are. */
const loaded = 500;
const tailInterval = 2_000;
const tailLength = 2;

/** The chart is shown. */
export const ChartGate = createGate('ChartGate');
export const intervalChosen = createEvent<CandleInterval>();
export const $interval = createStore<CandleInterval>('15m').on(intervalChosen, (_, interval) => interval);

const $wanted = combine(ChartGate.status, $tradeId, $interval, (isOpen, tradeId, interval) =>
  isOpen && tradeId !== null ? { tradeId, interval } : null,
);
export const candles = query({
  endpoint: market.candles,
  $params: $wanted.map((wanted) => wanted && { query: { ...wanted, size: loaded } }),
});
const $isLoaded = candles.$data.map((data) => data !== null);
const tail = query({
  endpoint: market.candles,
  $params: combine($wanted, $isLoaded, (wanted, isLoaded) => (wanted && isLoaded ? { query: { ...wanted, size: tailLength } } : null)),
  poll: { every: tailInterval },
});

/** The candles of the chart, ending with the newest trade; null until they have come. */
export const $candles = createStore<readonly Candle[] | null>(null)
  .on(candles.done, (_, { data }) => data.map(chartCandle))
  .on(tail.done, (known, { data }) => known && mergedCandles(known, data.map(chartCandle)))
  .reset($wanted);
const traded = sample({
  clock: pulsed,
  source: { known: $candles, interval: $interval },
  fn: ({ known, interval }, { trades }) => known && withTrades(known, trades, interval),
});
sample({
  clock: traded,
  source: $candles,
  filter: (known, next) => known !== null && next !== null && known !== next,
  fn: (_, next) => next,
  target: $candles,
});
