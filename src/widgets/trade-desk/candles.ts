import { isGreater } from '@/contract/decimal';
import type { Candle as WireCandle, CandleInterval, MarketTrade } from '@/contract/market';
import type { Candle } from '@/ui/CandleChart/candle';

const lengths: Readonly<Partial<Record<CandleInterval, number>>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': 86_400_000,
  '1w': 604_800_000,
};

/** Converts a candle of the exchange for the chart. */
export const toChartCandle = ({ time, open, high, low, close, volume }: WireCandle): Candle => ({
  instant: time,
  open,
  high,
  low,
  close,
  volume,
});

/** Whether candles may be missing between the newest known one, which starts at `newest`, and the first of a response. */
export const leavesGap = (newest: number | null, [first]: readonly WireCandle[]): boolean =>
  newest !== null && first !== undefined && first.time > newest;

/** Merges newer candles into the existing ones, oldest first; unchanged ones stay the same object, so that they are not redrawn. */
export function mergeCandles(existing: readonly Candle[], newer: readonly Candle[]): readonly Candle[] {
  const [first] = newer;
  if (!first) return existing;
  const from = existing.findIndex(({ instant }) => instant >= first.instant);
  const unchanged = from === -1 ? existing : existing.slice(0, from);
  const previous = new Map(existing.slice(unchanged.length).map((candle) => [candle.instant, candle]));
  const joined = newer.map((candle) => {
    const old = previous.get(candle.instant);
    return old && isSame(old, candle) ? old : candle;
  });
  return [...unchanged, ...joined];
}

/** Applies the newest trades to the newest candle, so that chart and trades agree between responses; trades of a later interval start a new candle. `trades` are newest first. */
export function withTrades(candles: readonly Candle[], trades: readonly MarketTrade[], interval: CandleInterval): readonly Candle[] {
  const last = candles.at(-1);
  if (!last) return candles;
  const end = endOf(last.instant, interval);
  const within = trades.filter(({ time }) => time >= last.instant && time < end);
  const later = trades.filter(({ time }) => time >= end);
  const [closing] = within;
  const closed = closing ? withChange(last, { ...spanOf(within, last), close: closing.price }) : last;
  const [newest] = later;
  if (!newest) return closed === last ? candles : [...candles.slice(0, -1), closed];
  const open = later.at(-1)?.price ?? newest.price;
  const newCandle = { instant: end, open, high: open, low: open, close: newest.price, volume: '0' };
  return [...candles.slice(0, -1), closed, { ...newCandle, ...spanOf(later, newCandle) }];
}

const spanOf = (trades: readonly MarketTrade[], { high, low }: Pick<Candle, 'high' | 'low'>) => ({
  high: trades.reduce((max, { price }) => (isGreater(price, max) ? price : max), high),
  low: trades.reduce((min, { price }) => (isGreater(min, price) ? price : min), low),
});

const withChange = (candle: Candle, change: Partial<Candle>): Candle =>
  isSame(candle, { ...candle, ...change }) ? candle : { ...candle, ...change };

const isSame = (a: Candle, b: Candle): boolean =>
  a.close === b.close && a.high === b.high && a.low === b.low && a.volume === b.volume && a.open === b.open;

/** The end of a candle's interval; months vary in length. */
function endOf(instant: number, interval: CandleInterval): number {
  const length = lengths[interval];
  if (length !== undefined) return instant + length;
  const start = new Date(instant);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
}
