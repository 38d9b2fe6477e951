import { add, multiply, smallest, subtract, type Decimal } from '../decimal';
import { initialMargin, roundFee, valueOf } from './exposure';

/** Rounding buffer: the truncated amounts of several fills may add up to more than that of the whole; the excess is released with the order. */
const rounding: Decimal = '0.000001';

/** The margin parameters of an order. */
export interface OrderMarginParams {
  readonly contractCode: string;
  readonly leverage: number;
  /** The taker fee rate, as a fraction: the highest that can apply. */
  readonly taker: Decimal;
  /** The amount of the order that closes existing positions first. */
  readonly closing: Decimal;
  /** Whether part of the order opens a position. */
  readonly opens: boolean;
}

/** The amount an order must freeze to be filled in these parts, in sequence: margin and highest fee of the opening amount (assumed: not shown). */
export function requiredMargin(
  { contractCode, leverage, taker, closing, opens }: OrderMarginParams,
  parts: readonly { readonly price: Decimal; readonly amount: Decimal }[],
): Decimal {
  let remaining = closing;
  let sum = opens ? rounding : '0';
  for (const { price, amount } of parts) {
    const closingPart = smallest(remaining, amount);
    remaining = subtract(remaining, closingPart);
    const value = valueOf(contractCode, subtract(amount, closingPart), price);
    sum = add(sum, initialMargin(value, leverage), roundFee(multiply(value, taker)));
  }
  return sum;
}
