import { combine, createEvent, createStore, sample } from 'effector';
import { $pairId, marketDataReceived } from '@/entities/pair-feed';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { createGate } from '@/shared/lib/gate';
import type { Candle } from '@/ui/CandleChart/candle';
import { candleQueries } from './candleQueries';
import { toChartCandle, mergeCandles, withTrades } from './candles';
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

/** The candles of the chart up to the newest trade; null until loaded. */
export const $candles = createStore<readonly Candle[] | null>(null)
  .on([candles.spot.done, candles.contract.done], (_, { data }) => data.map(toChartCandle))
  .on([tail.spot.done, tail.contract.done], (existing, { data }) => existing && mergeCandles(existing, data.map(toChartCandle)))
  .reset($request);
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
