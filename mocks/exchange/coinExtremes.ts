import { isGreater, type Decimal } from '@/contract/decimal';
import type { MarketCandle } from './market/quotes';
import { candleLength } from './market/levels';
import type { Market } from './market/market';

/** A price and the day it was reached. */
export interface Extreme {
  readonly price: Decimal;
  readonly time: number;
}

/** The highest and the lowest price of a pair since its first trade; null if it has not traded. */
export function extremesOf(market: Market, tradeId: number, at: number): { readonly high: Extreme; readonly low: Extreme } | null {
  const weeks = market.candles(tradeId, '1w', 0, at + 1);
  const [highest, lowest] = [extreme(weeks, 'high'), extreme(weeks, 'low')];
  if (!highest || !lowest) return null;
  const dayIn = ({ start }: MarketCandle, side: Side): Extreme | null => {
    const day = extreme(market.candles(tradeId, '1d', start, Math.min(start + candleLength['1w'], at + 1)), side);
    return day ? { price: day[side], time: day.start } : null;
  };
  const [high, low] = [dayIn(highest, 'high'), dayIn(lowest, 'low')];
  return high && low ? { high, low } : null;
}

type Side = 'high' | 'low';

/** The candle with the highest high or the lowest low. */
function extreme(candles: readonly MarketCandle[], side: Side): MarketCandle | undefined {
  const isBeyond = (a: MarketCandle, b: MarketCandle) => (side === 'high' ? isGreater(a.high, b.high) : isGreater(b.low, a.low));
  const [first, ...rest] = candles;
  return first && rest.reduce((best, next) => (isBeyond(next, best) ? next : best), first);
}
