import {
  add,
  changePercent,
  compare,
  divide,
  isGreater,
  isZero,
  multiply,
  negate,
  smallest,
  subtract,
  wholeLots,
  type Decimal,
} from '@/contract/decimal';
import type { DepthLevel } from '@/contract/market';
import { orderSide, type OrderSide } from '@/contract/spot';

/** Both sides of the known part of an order book, best prices first. */
export interface KnownBook {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

/** The opposite side of the book, which an order would match. */
const oppositeSide = ({ bids, asks }: KnownBook, side: OrderSide): readonly DepthLevel[] => (side === orderSide.buy ? asks : bids);

/** The matching levels at the order's limit or better. */
export const matchingLevels = (book: KnownBook, side: OrderSide, limit: Decimal): readonly DepthLevel[] =>
  oppositeSide(book, side).filter(([price]) => (side === orderSide.buy ? compare(price, limit) <= 0 : compare(price, limit) >= 0));

/** Whether the book offers less than the order's amount at its limit or better; false if the limit is beyond the known levels. */
export function lacksLiquidity(book: KnownBook, side: OrderSide, limit: Decimal, amount: Decimal): boolean {
  const [levels, matching] = [oppositeSide(book, side), matchingLevels(book, side, limit)];
  if (levels.length > 0 && matching.length === levels.length) return false;
  return isGreater(amount, add('0', ...matching.map(([, levelAmount]) => levelAmount)));
}

/** The size of a market order: an amount, or the turnover to spend or receive in the quote coin. */
export interface MarketOrderSize {
  readonly side: OrderSide;
  /** The worst acceptable price. */
  readonly limit: Decimal;
  readonly lot: Decimal;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
}

/** Relates amount, value and price. */
export interface Valuation {
  readonly valueOf: (amount: Decimal, price: Decimal) => Decimal;
  readonly priceOf: (amount: Decimal, value: Decimal) => Decimal;
}

/** The expected execution of a market order against the current book. */
export interface MarketEstimate {
  readonly amount: Decimal;
  readonly average: Decimal;
  /** How much worse the average is than the mid price, or than the best price of a one-sided book, in percent. */
  readonly slippage: Decimal;
  /** The known book offers less than the order's size. */
  readonly isPartialFill: boolean;
}

const linear: Valuation = { valueOf: multiply, priceOf: (amount, value) => divide(value, amount) };

/** Estimates a market order from the book; null if the book offers nothing within the limit, or the size is zero. */
export function estimateMarketOrder(
  book: KnownBook,
  { side, limit, lot, ...size }: MarketOrderSize,
  { valueOf, priceOf } = linear,
): MarketEstimate | null {
  const matching = matchingLevels(book, side, limit);
  let [amount, value]: [Decimal, Decimal] = ['0', '0'];
  let isPartialFill = true;
  for (const [price, available] of matching) {
    const remaining = wholeLots(
      size.amount === null ? divide(subtract(size.turnover ?? '0', value), price) : subtract(size.amount, amount),
      lot,
    );
    const fill = smallest(wholeLots(available, lot), remaining);
    isPartialFill = isGreater(remaining, fill);
    amount = add(amount, fill);
    value = add(value, valueOf(fill, price));
    if (!isPartialFill) break;
  }
  const [best, sameSideBest] = [matching[0]?.[0], oppositeSide(book, side === orderSide.buy ? orderSide.sell : orderSide.buy)[0]?.[0]];
  if (best === undefined || isZero(amount)) return null;
  const average = priceOf(amount, value);
  const change = changePercent(sameSideBest === undefined ? best : divide(add(best, sameSideBest), '2'), average);
  return { amount, average, slippage: side === orderSide.buy ? change : negate(change), isPartialFill };
}
