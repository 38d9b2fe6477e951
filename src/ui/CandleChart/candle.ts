import type { ChartFormat, Reading } from '../ChartFrame/chart';
import { drawn } from '../ChartFrame/drawn';
import type { Trend } from '../number';

/** What was paid in one interval. A candle never changes: a new one takes its place in the list. */
export interface Candle {
  /** Start of the interval in ms, a whole second. */
  readonly instant: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

/** A candle as it is drawn. */
export type Shape = Readonly<Record<'open' | 'high' | 'low' | 'close' | 'volume', number>>;

const shapes = new WeakMap<Candle, Shape>();

/** The numbers to draw a candle with, parsed once. */
export function shapeOf(candle: Candle): Shape {
  const known = shapes.get(candle);
  if (known) return known;
  const { open, high, low, close, volume } = candle;
  const shape = { open: drawn(open), high: drawn(high), low: drawn(low), close: drawn(close), volume: drawn(volume) };
  shapes.set(candle, shape);
  return shape;
}

/** Whether a candle closed above or below its opening. */
export function trendOf(candle: Candle): Trend {
  const { open, close } = shapeOf(candle);
  return close > open ? 'rise' : close < open ? 'fall' : 'flat';
}

/** The words of a candle's figures. */
export interface CandleTerms {
  readonly time: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly change: string;
  readonly volume: string;
  /** The newest price. */
  readonly last: string;
}

interface Quoted {
  readonly terms: CandleTerms;
  readonly format: ChartFormat;
  readonly decimals: number;
}

/** A candle in words: when it began and its figures. */
export function readingsOf(candle: Candle, { terms, format, decimals }: Quoted): readonly Reading[] {
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

/** All candles in a few words: the last price, the change since the first, the highest and the lowest. */
export function summaryOf(candles: readonly Candle[], { terms, format, decimals }: Quoted): readonly Reading[] {
  const [first] = candles;
  const last = candles.at(-1);
  if (!first || !last) return [];
  const highest = candles.reduce((best, candle) => (shapeOf(candle).high > shapeOf(best).high ? candle : best));
  const lowest = candles.reduce((best, candle) => (shapeOf(candle).low < shapeOf(best).low ? candle : best));
  return [
    { term: terms.last, value: format.price(last.close, decimals) },
    { term: terms.change, value: format.change(first.open, last.close) },
    { term: terms.high, value: format.price(highest.high, decimals) },
    { term: terms.low, value: format.price(lowest.low, decimals) },
  ];
}
