import { maxCandles, type Candle, type CandleInterval } from '@/contract/market';
import { candleLength } from '../exchange/market/levels';
import type { World } from '../world';

interface CandleQuery {
  readonly interval: CandleInterval;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly size: number;
}

/** The candles of a pair or contract from `startTime` (inclusive) to `endTime` (exclusive): the first `size`, or the newest without `startTime`. */
export function candlesOf({ market, now }: World, id: number | string, { interval, startTime, endTime, size }: CandleQuery): Candle[] {
  const count = Math.max(1, Math.min(size, maxCandles));
  const length = count * candleLength[interval];
  // The newest candles of a closed or halted market end with its last trade.
  const [last] = market.isOpen(id, now) ? [] : market.trades(id, now, 1);
  const end = Math.min(endTime ?? Infinity, (last?.at ?? now) + 1);
  const [from, to] = startTime === undefined ? [end - length, end] : [startTime, Math.min(end, startTime + length)];
  const candles = market.candles(id, interval, from, to);
  return (startTime === undefined ? candles.slice(-count) : candles.slice(0, count)).map(({ start, ...candle }) => ({
    ...candle,
    time: start,
  }));
}
