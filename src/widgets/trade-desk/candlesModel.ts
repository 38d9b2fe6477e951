import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { $pairId, marketDataReceived } from '@/entities/pair-feed';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { createGate } from '@/shared/lib/gate';
import type { Candle } from '@/ui/CandleChart/candle';
import { candleQueries } from './candleQueries';
import { toChartCandle, leavesGap, mergeCandles, withTrades } from './candles';
import { readChartPreferences, writeChartPreferences, type ChartPreferences } from './chartPreferences';

/** The number of candles loaded, the polling interval of the newest ones in ms, and their number. */
const candleCount = 500;
const tailInterval = 2_000;
const tailLength = 2;

/** Open while the chart is shown. */
export const ChartGate = createGate('ChartGate');
export const chartChanged = createEvent<Partial<ChartPreferences>>();
/** The chart settings; persisted in the browser. */
export const $chart = $tradePreferences.map(({ chart }) => readChartPreferences(chart));
sample({
  clock: chartChanged,
  source: $chart,
  fn: (chart, change) => ({ chart: writeChartPreferences({ ...chart, ...change }) }),
  target: preferencesChanged,
});
const $interval = $chart.map(({ interval }) => interval);

const $request = combine(ChartGate.status, $pairId, $interval, (isOpen, id, interval) =>
  isOpen && id !== null ? { id, interval, size: candleCount } : null,
);
export const candles = candleQueries($request);
const $isLoaded = combine(candles.spot.$data, candles.contract.$data, (spot, contract) => (spot ?? contract) !== null);
const tail = candleQueries(
  combine($request, $isLoaded, (request, isLoaded) => (request && isLoaded ? { ...request, size: tailLength } : null)),
  { every: tailInterval },
);
const listReceived = merge([candles.spot.done, candles.contract.done]);
const tailReceived = merge([tail.spot.done, tail.contract.done]);

/** The candles of the chart up to the newest trade; null until loaded. */
export const $candles = createStore<readonly Candle[] | null>(null)
  .on(listReceived, (_, { data }) => data.map(toChartCandle))
  .on(tailReceived, (existing, { data }) => existing && mergeCandles(existing, data.map(toChartCandle)))
  .reset($request);

/** Start of the newest candle up to which the responses leave no gap; 0 if the list is empty, null until loaded. */
const $newestTime = createStore<number | null>(null)
  .on(listReceived, (_, { data }) => data.at(-1)?.time ?? 0)
  .on(tailReceived, (newest, { data }) => (leavesGap(newest, data) ? newest : (data.at(-1)?.time ?? newest)))
  .reset($request);
// While the tab is hidden or the device sleeps, more candles can pass than the tail holds.
sample({
  clock: tailReceived,
  source: { newest: $newestTime, isFetching: or(candles.spot.$isFetching, candles.contract.$isFetching) },
  filter: ({ newest, isFetching }, { data }) => !isFetching && leavesGap(newest, data),
  fn: () => {},
  target: [candles.spot.refetched, candles.contract.refetched],
});
const traded = sample({
  clock: marketDataReceived,
  source: { existing: $candles, interval: $interval },
  fn: ({ existing, interval }, { trades }) => existing && withTrades(existing, trades, interval),
});
sample({
  clock: traded,
  source: $candles,
  filter: (existing, next) => existing !== null && next !== null && existing !== next,
  fn: (_, next) => next,
  target: $candles,
});
