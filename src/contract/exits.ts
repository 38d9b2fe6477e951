import { compare, type Decimal } from './decimal';

/** Take-profit and stop-loss prices of an order or position; null if not set. */
export interface Exits {
  readonly takeProfitPrice: Decimal | null;
  readonly stopLossPrice: Decimal | null;
}

export const exitFields = ['takeProfitPrice', 'stopLossPrice'] as const satisfies readonly (keyof Exits)[];

/** The first invalid exit, or null: both must be on ticks and on the correct side of `from`, the fill or opening price. */
export function invalidExit(
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
