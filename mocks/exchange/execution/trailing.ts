import { add, compare, divide, largest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';
import { trailTrigger } from '@/contract/trailing';
import type { Side } from '../book/venue';

/** A target price and the direction in which the price must move to reach it. */
export type Goal = readonly [direction: 'above' | 'below', price: Decimal];

/** A trailing order: a sell follows the price up, a buy follows it down, and it triggers when the price reverses by its distance. */
export interface Trail {
  readonly side: Side;
  /** The price at which it starts to follow; null if it follows from the start. */
  readonly activationPrice: Decimal | null;
  /** The best price since it started to follow; null before. */
  readonly extreme: Decimal | null;
  /** How far the price must reverse from the best one. */
  readonly distanceFrom: (extreme: Decimal) => Decimal;
}

/** A trailing order follows the price in steps of a tenth of its distance. */
const stepsInDistance = '10';

/** The trigger price of an order that has followed the price to `extreme`. */
export const trailingTriggerPrice = ({ side, distanceFrom }: Trail, extreme: Decimal, priceDigits: number): Decimal =>
  trailTrigger(side, distanceFrom(extreme), extreme, priceDigits);

/** The prices an order waits for: its activation price or, once it follows, its trigger price and the next price to follow. */
export function trailingGoals(trail: Trail, priceDigits: number): Goal[] {
  const { side, activationPrice, extreme, distanceFrom } = trail;
  const [triggerDirection, followDirection] = side === 'sell' ? (['below', 'above'] as const) : (['above', 'below'] as const);
  if (extreme === null) return activationPrice === null ? [] : [[followDirection, activationPrice]];
  const step = largest(truncate(divide(distanceFrom(extreme), stepsInDistance), priceDigits), stepOf(priceDigits));
  return [
    [triggerDirection, trailingTriggerPrice(trail, extreme, priceDigits)],
    [followDirection, side === 'sell' ? add(extreme, step) : subtract(extreme, step)],
  ];
}

/** Whether a price has reached a goal. */
export const hasReached = ([direction, goal]: Goal, price: Decimal): boolean =>
  compare(price, goal) * (direction === 'above' ? 1 : -1) >= 0;

/** Applies a price to a trailing order: either it triggers, or it follows the price to a new extreme. */
export function applyPrice(
  trail: Trail,
  priceDigits: number,
  price: Decimal,
): { readonly isReached: boolean; readonly extreme: Decimal | null } {
  const [first, next] = trailingGoals(trail, priceDigits);
  const { extreme } = trail;
  if (extreme === null) return { isReached: false, extreme: first && hasReached(first, price) ? price : null };
  if (first && hasReached(first, price)) return { isReached: true, extreme };
  return { isReached: false, extreme: next && hasReached(next, price) ? price : extreme };
}
