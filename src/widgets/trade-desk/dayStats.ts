import { add, compare, divide, isZero, largest, multiply, roundTo, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { Quote } from '@/entities/market';

/** The 24-hour statistics of an instrument as shown on a trade screen, consistent with the newest trade. */
export type DayStats = Pick<Quote, 'last' | 'change' | 'high' | 'low' | 'volume' | 'turnover' | 'isOpen'> & {
  /** Change over 24 hours in the quote coin. */
  readonly changeAmount: Decimal | null;
};

/** Merges the 24-hour statistics with a newer price: high and low include it, and the change is relative to the same price 24 hours ago. `decimals` are those of the instrument's prices. */
export function dayStatsOf(quote: Quote, newest: Decimal | null, decimals: number): DayStats {
  const { last: quotedLast, change, high, low, volume, turnover, isOpen } = quote;
  const last = newest ?? quotedLast;
  const priceDayAgo = quotedLast === null || change === null ? null : priceBefore(quotedLast, change, decimals);
  const rest = { last, volume, turnover, isOpen };
  if (last === null) return { ...rest, change, high, low, changeAmount: null };
  return {
    ...rest,
    high: high && largest(high, last),
    low: low && smallest(low, last),
    change: priceDayAgo === null || last === quotedLast ? change : percentOf(last, priceDayAgo),
    changeAmount: priceDayAgo && subtract(last, priceDayAgo),
  };
}

/** The price 24 hours ago; null if a change of −100 % makes it undefined. */
function priceBefore(last: Decimal, change: Decimal, decimals: number): Decimal | null {
  const factor = add('1', divide(change, '100'));
  return compare(factor, '0') <= 0 ? null : divide(last, factor, decimals);
}

const percentOf = (last: Decimal, priceDayAgo: Decimal): Decimal | null =>
  isZero(priceDayAgo) ? null : roundTo(multiply(divide(subtract(last, priceDayAgo), priceDayAgo), '100'), 2);
