import { compare, divide, negate, type Decimal } from '@/contract/decimal';
import { isInverse, type PriceBasis } from '@/contract/swap';
import type { Market, MarketId } from './market';

/** A target price, reached when the current price is at or above it (`above`), or at or below it (`below`). */
export interface PriceGoal {
  readonly direction: 'above' | 'below';
  readonly price: Decimal;
}

export const isAtGoal = ({ direction, price }: PriceGoal, current: Decimal): boolean =>
  direction === 'above' ? compare(current, price) >= 0 : compare(current, price) <= 0;

/** The price of a market on the given basis; a spot pair only has the last price, which serves every basis. */
export function basisPrice(market: Market, id: MarketId, basis: PriceBasis, at: number): Decimal {
  if (typeof id === 'number' || basis === 'last') return market.price(id, at);
  return basis === 'mark' ? market.mark(id, at) : market.index(id, at);
}

/** The first instant in (`after`, `until`] at which the price on the given basis reaches a goal, to within less than a tick; undefined if none. */
export function firstAtGoal(
  market: Market,
  id: MarketId,
  basis: PriceBasis,
  goal: PriceGoal,
  after: number,
  until: number,
): number | undefined {
  if (typeof id === 'number' || basis === 'last') return market.firstBeyond(id, goal.direction, goal.price, after, until)?.at;
  if (basis === 'index') return market.firstIndexBeyond(id, goal.direction, goal.price, after, until);
  // For an inverse contract the search runs over the reciprocal of its mark, which falls as the mark rises.
  const target = isInverse(id) ? divide('1', goal.price) : goal.price;
  const isCeiling = (goal.direction === 'below') !== isInverse(id);
  return market.firstAtMarkGoal(
    [{ code: id, weight: isCeiling ? '1' : '-1' }],
    { ceiling: isCeiling ? target : negate(target), isReached: ([mark]) => mark !== undefined && isAtGoal(goal, mark) },
    after,
    until,
  );
}
