import { add, compare, divide, isZero, largest, multiply, roundTo, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { Quote } from '@/entities/market';

/** The day of an instrument as a trade screen tells it: what the newest trade says holds for every figure. */
export type Day = Pick<Quote, 'last' | 'change' | 'high' | 'low' | 'volume' | 'turnover' | 'isOpen'> & {
  /** Change over 24 hours in the quote coin. */
  readonly moved: Decimal | null;
};

/** Joins the figures of the last 24 hours with a newer price: high and low take it in, the change is worked out from the same price of yesterday. */
export function dayOf(quote: Quote, newest: Decimal | null): Day {
  const { last: known, change, high, low, volume, turnover, isOpen } = quote;
  const last = newest ?? known;
  const before = known === null || change === null ? null : priceBefore(known, change);
  const rest = { last, volume, turnover, isOpen };
  if (last === null) return { ...rest, change, high, low, moved: null };
  return {
    ...rest,
    high: high && largest(high, last),
    low: low && smallest(low, last),
    change: before === null || last === known ? change : percentOf(last, before),
    moved: before && subtract(last, before),
  };
}

/** The price of 24 hours ago; null where a change of −100 % leaves none. */
function priceBefore(last: Decimal, change: Decimal): Decimal | null {
  const factor = add('1', divide(change, '100'));
  return compare(factor, '0') <= 0 ? null : divide(last, factor, decimalsOf(last));
}

const percentOf = (last: Decimal, before: Decimal): Decimal | null =>
  isZero(before) ? null : roundTo(multiply(divide(subtract(last, before), before), '100'), 2);

const decimalsOf = (price: Decimal): number => price.split('.')[1]?.length ?? 0;
