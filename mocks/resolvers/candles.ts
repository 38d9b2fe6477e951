import { maxCandles, type Candle, type CandleInterval } from '@/contract/market';
import { candleLength } from '../exchange/market/levels';
import type { World } from '../world';

interface Wanted {
  readonly interval: CandleInterval;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly size: number;
}

/** The candles of a pair or a contract from `startTime` until just before `endTime`; the newest `size` of them. */
export function candlesOf({ market, now }: World, id: number | string, { interval, startTime, endTime, size }: Wanted): Candle[] {
  const wanted = Math.max(1, Math.min(size, maxCandles));
  const to = Math.min(endTime ?? Infinity, now + 1);
  const from = Math.max(startTime ?? 0, to - wanted * candleLength[interval]);
  return market
    .candles(id, interval, from, to)
    .slice(-wanted)
    .map(({ start, ...candle }) => ({ ...candle, time: start }));
}
