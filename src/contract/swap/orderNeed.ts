import { add, multiply, smallest, subtract, type Decimal } from '../decimal';
import { initialMargin, payable, valueOf } from './exposure';

/** Truncations of several fills may add up to more than one of the whole; what is spare is released with the order. */
const rounding: Decimal = '0.000001';

/** How an order is margined. */
export interface OrderNeed {
  readonly contractCode: string;
  readonly leverage: number;
  /** The highest fee, as a fraction. */
  readonly taker: Decimal;
  /** What of the order closes something first. */
  readonly closing: Decimal;
  /** Whether any of it opens something. */
  readonly opens: boolean;
}

/** What must be frozen so that an order can be filled in these parts, in turn: margin and the highest fee of what opens (assumed: not shown). */
export function orderNeed(
  { contractCode, leverage, taker, closing, opens }: OrderNeed,
  parts: readonly { readonly price: Decimal; readonly amount: Decimal }[],
): Decimal {
  let left = closing;
  let sum = opens ? rounding : '0';
  for (const { price, amount } of parts) {
    const skipped = smallest(left, amount);
    left = subtract(left, skipped);
    const value = valueOf(contractCode, subtract(amount, skipped), price);
    sum = add(sum, initialMargin(value, leverage), payable(multiply(value, taker)));
  }
  return sum;
}
