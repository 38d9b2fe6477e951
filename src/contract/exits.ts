import { compare, type Decimal } from './decimal';

/** Prices at which what an order gets is to be traded back, or a position that it opens closed; null for none. */
export interface Exits {
  readonly takeProfitPrice: Decimal | null;
  readonly stopLossPrice: Decimal | null;
}

export const exitFields = ['takeProfitPrice', 'stopLossPrice'] as const satisfies readonly (keyof Exits)[];

/** An exit that breaks a rule, or null: both are on ticks, and on their sides of `from`, where the order is filled or the position opens. */
export function misplacedExit(
  exits: Exits,
  { isBuy, from, isOffTick }: { readonly isBuy: boolean; readonly from: Decimal; readonly isOffTick: (price: Decimal) => boolean },
): { readonly field: keyof Exits; readonly problem: 'orderOffTick' | 'orderTriggerPassed' } | null {
  for (const field of exitFields) {
    const price = exits[field];
    if (price === null) continue;
    if (isOffTick(price)) return { field, problem: 'orderOffTick' };
    const isAbove = (field === 'takeProfitPrice') === isBuy;
    if (isAbove ? compare(price, from) <= 0 : compare(price, from) >= 0) return { field, problem: 'orderTriggerPassed' };
  }
  return null;
}
