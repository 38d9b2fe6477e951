import { add, compare, divide, largest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';
import { trailTrigger } from '@/contract/trailing';
import type { Side } from '../book/venue';

/** A price that something waits for, and which way the price must go to reach it. */
export type Goal = readonly [way: 'above' | 'below', price: Decimal];

/** An order that follows the price: a sell as it rises, a buy as it falls, and goes when the price has come back by its distance. */
export interface Trail {
  readonly side: Side;
  /** Where it begins to follow; null where it follows from the start. */
  readonly activationPrice: Decimal | null;
  /** The best price since it began; null before. */
  readonly extreme: Decimal | null;
  /** How far the price must come back from the best one. */
  readonly distanceFrom: (extreme: Decimal) => Decimal;
}

/** It follows the price in steps of its distance ÷ 10. */
const stepsInDistance = '10';

/** The price at which an order goes that has followed up to `extreme`. */
export const firingPrice = ({ side, distanceFrom }: Trail, extreme: Decimal, priceDigits: number): Decimal =>
  trailTrigger(side, distanceFrom(extreme), extreme, priceDigits);

/** What an order waits for: its activation; once it follows, the price at which it goes and the one from which it follows on. */
export function trailingGoals(trail: Trail, priceDigits: number): Goal[] {
  const { side, activationPrice, extreme, distanceFrom } = trail;
  const [back, on] = side === 'sell' ? (['below', 'above'] as const) : (['above', 'below'] as const);
  if (extreme === null) return activationPrice === null ? [] : [[on, activationPrice]];
  const stride = largest(truncate(divide(distanceFrom(extreme), stepsInDistance), priceDigits), stepOf(priceDigits));
  return [
    [back, firingPrice(trail, extreme, priceDigits)],
    [on, side === 'sell' ? add(extreme, stride) : subtract(extreme, stride)],
  ];
}

/** Whether a price is where something waits for it. */
export const isAt = ([way, goal]: Goal, price: Decimal): boolean => compare(price, goal) * (way === 'above' ? 1 : -1) >= 0;

/** What a price does to an order: it goes, or it follows on from the best price so far. */
export function follow(
  trail: Trail,
  priceDigits: number,
  price: Decimal,
): { readonly isReached: boolean; readonly extreme: Decimal | null } {
  const [first, on] = trailingGoals(trail, priceDigits);
  const { extreme } = trail;
  if (extreme === null) return { isReached: false, extreme: first && isAt(first, price) ? price : null };
  if (first && isAt(first, price)) return { isReached: true, extreme };
  return { isReached: false, extreme: on && isAt(on, price) ? price : extreme };
}
