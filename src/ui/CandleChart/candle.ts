import type { ChartFormat, Reading } from '../ChartFrame/chart';
import { toChartNumber } from '../ChartFrame/toChartNumber';
import type { Trend } from '../number';

/** Prices and volume of one interval. Candles are immutable: a new one replaces the old one in the list. */
export interface Candle {
  /** Start of the interval in ms, a whole second. */
  readonly instant: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

/** The numbers of a candle, for drawing. */
export type Ohlcv = Readonly<Record<'open' | 'high' | 'low' | 'close' | 'volume', number>>;

const ohlcvCache = new WeakMap<Candle, Ohlcv>();

/** Parses the numbers of a candle for drawing, once per candle. */
export function ohlcvOf(candle: Candle): Ohlcv {
  const cached = ohlcvCache.get(candle);
  if (cached) return cached;
  const { open, high, low, close, volume } = candle;
  const ohlcv = {
    open: toChartNumber(open),
    high: toChartNumber(high),
    low: toChartNumber(low),
    close: toChartNumber(close),
    volume: toChartNumber(volume),
  };
  ohlcvCache.set(candle, ohlcv);
  return ohlcv;
}

/** The trend of a candle from its open to its close. */
export function trendOf(candle: Candle): Trend {
  const { open, close } = ohlcvOf(candle);
  return close > open ? 'rise' : close < open ? 'fall' : 'flat';
}

/** Labels of a candle's values. */
export interface CandleTerms {
  readonly time: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly change: string;
  readonly volume: string;
  /** Label of the latest price. */
  readonly last: string;
}

interface CandleFormatting {
  readonly terms: CandleTerms;
  readonly format: ChartFormat;
  readonly decimals: number;
}

/** The start time and the values of a candle, labelled. */
export function readingsOf(candle: Candle, { terms, format, decimals }: CandleFormatting): readonly Reading[] {
  const tone = trendOf(candle);
  const price = (value: string) => format.price(value, decimals);
  return [
    { term: '', value: format.dateTime(candle.instant) },
    { term: terms.open, value: price(candle.open), tone },
    { term: terms.high, value: price(candle.high), tone },
    { term: terms.low, value: price(candle.low), tone },
    { term: terms.close, value: price(candle.close), tone },
    { term: terms.change, value: format.change(candle.open, candle.close), tone },
    { term: terms.volume, value: format.compact(candle.volume) },
  ];
}

/** Summarises all candles: the last price, the change since the first, the highest and the lowest price. */
export function summaryOf(candles: readonly Candle[], { terms, format, decimals }: CandleFormatting): readonly Reading[] {
  const [first] = candles;
  const last = candles.at(-1);
  if (!first || !last) return [];
  const highest = candles.reduce((best, candle) => (ohlcvOf(candle).high > ohlcvOf(best).high ? candle : best));
  const lowest = candles.reduce((best, candle) => (ohlcvOf(candle).low < ohlcvOf(best).low ? candle : best));
  return [
    { term: terms.last, value: format.price(last.close, decimals) },
    { term: terms.change, value: format.change(first.open, last.close) },
    { term: terms.high, value: format.price(highest.high, decimals) },
    { term: terms.low, value: format.price(lowest.low, decimals) },
  ];
}
