import { compare, isGreater, isZero, multiply, truncate, type Decimal } from '../decimal';
import { parseDigit } from '../market/rules';
import { minTurnover, orderSide, priceBand, tradingFees, type OrderSide } from './constants';

/** The trading terms of a pair that orders must comply with. */
export interface PairTerms {
  /** Price decimals, `#`, amount decimals. */
  readonly digit: string;
  readonly quote: string;
}

/** Rules that an order's values can violate. */
export type OrderParamProblem = 'orderBelowMinAmount' | 'orderBelowMinTurnover' | 'orderOffLot' | 'orderOffTick' | 'orderPriceDeviation';

/** The smallest step of a number with that many decimals: `stepOf(2)` is `'0.01'`. */
export const stepOf = (decimals: number): Decimal => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

/** The minimum amount of an order, in the base coin: one lot. */
export const minAmountOf = ({ digit }: Pick<PairTerms, 'digit'>): Decimal => stepOf(parseDigit(digit).amount);

/** The minimum turnover of an order, in the quote coin; `'0'` for quote coins without a minimum. */
export const minTurnoverOf = ({ quote }: Pick<PairTerms, 'quote'>): Decimal =>
  Object.entries(minTurnover).find(([coin]) => coin === quote)?.[1] ?? '0';

/** The fees of a VIP level, clamped to the levels of the table. */
export const feesOf = (vipLevel: number): { readonly maker: Decimal; readonly taker: Decimal } =>
  tradingFees[Math.max(0, Math.min(vipLevel, tradingFees.length - 1))] ?? tradingFees[0];

/** The first problem of a limit order's values against the latest price, or null. */
export function limitProblem(
  { digit, quote }: PairTerms,
  { side, price, amount, last }: { side: OrderSide; price: Decimal; amount: Decimal; last: Decimal },
): OrderParamProblem | null {
  const problem = priceProblem({ digit }, price) ?? amountProblem({ digit }, amount);
  if (problem !== null) return problem;
  if (compare(multiply(price, amount), minTurnoverOf({ quote })) < 0) return 'orderBelowMinTurnover';
  const band = side === orderSide.buy ? priceBand.buy : priceBand.sell;
  const isInBand = compare(price, multiply(last, band.from)) >= 0 && compare(price, multiply(last, band.to)) <= 0;
  return isInBand ? null : 'orderPriceDeviation';
}

/** The worst price at which an order without a price may be filled: the edge of the price band, on a tick. */
export const worstPriceOf = ({ digit }: Pick<PairTerms, 'digit'>, side: OrderSide, last: Decimal): Decimal =>
  truncate(multiply(last, side === orderSide.buy ? priceBand.buy.to : priceBand.sell.from), parseDigit(digit).price);

/** The problem of an amount in the base coin, or null: below one lot, or not a whole number of lots. */
export function amountProblem({ digit }: Pick<PairTerms, 'digit'>, amount: Decimal): OrderParamProblem | null {
  if (compare(amount, minAmountOf({ digit })) < 0) return 'orderBelowMinAmount';
  return isGreater(amount, truncate(amount, parseDigit(digit).amount)) ? 'orderOffLot' : null;
}

/** The problem of a price, or null: zero, or not on a tick. */
export function priceProblem({ digit }: Pick<PairTerms, 'digit'>, price: Decimal): OrderParamProblem | null {
  return isZero(price) || isGreater(price, truncate(price, parseDigit(digit).price)) ? 'orderOffTick' : null;
}
