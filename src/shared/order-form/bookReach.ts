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

/** Both sides of an order book as far as it is known, best prices first. */
export interface KnownBook {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

/** The levels on the other side of the book that an order meets. */
const facing = ({ bids, asks }: KnownBook, side: OrderSide): readonly DepthLevel[] => (side === orderSide.buy ? asks : bids);

/** Those of them that are no worse than its limit. */
export const reachedBy = (book: KnownBook, side: OrderSide, limit: Decimal): readonly DepthLevel[] =>
  facing(book, side).filter(([price]) => (side === orderSide.buy ? compare(price, limit) <= 0 : compare(price, limit) >= 0));

/** Whether the book has less at a price or better than an order asks for; not said where the price lies beyond what is known of the book. */
export function fallsShort(book: KnownBook, side: OrderSide, limit: Decimal, amount: Decimal): boolean {
  const [levels, reached] = [facing(book, side), reachedBy(book, side, limit)];
  if (levels.length > 0 && reached.length === levels.length) return false;
  return isGreater(amount, add('0', ...reached.map(([, there]) => there)));
}

/** An order at the market: an amount, or what so much of the quote coin buys or brings. */
export interface MarketSize {
  readonly side: OrderSide;
  /** The worst price it may get. */
  readonly limit: Decimal;
  readonly lot: Decimal;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
}

/** How an amount, its value and its price follow from one another. */
export interface Valuation {
  readonly valueOf: (amount: Decimal, price: Decimal) => Decimal;
  readonly priceOf: (amount: Decimal, value: Decimal) => Decimal;
}

/** What an order at the market would get of the book as it stands. */
export interface MarketEstimate {
  readonly amount: Decimal;
  readonly average: Decimal;
  /** How much worse that is than the middle of the book, or than its best price where it has one side, in percent. */
  readonly slippage: Decimal;
  /** The book offers less than is asked for, as far as it is known. */
  readonly isShort: boolean;
}

const linear: Valuation = { valueOf: multiply, priceOf: (amount, value) => divide(value, amount) };

/** Walks the book for an order at the market; null where nothing is offered to it, or it asks for nothing. */
export function estimateOf(
  book: KnownBook,
  { side, limit, lot, ...size }: MarketSize,
  { valueOf, priceOf } = linear,
): MarketEstimate | null {
  const reached = reachedBy(book, side, limit);
  let [amount, value]: [Decimal, Decimal] = ['0', '0'];
  let isShort = true;
  for (const [price, there] of reached) {
    const wanted = wholeLots(
      size.amount === null ? divide(subtract(size.turnover ?? '0', value), price) : subtract(size.amount, amount),
      lot,
    );
    const part = smallest(wholeLots(there, lot), wanted);
    isShort = isGreater(wanted, part);
    amount = add(amount, part);
    value = add(value, valueOf(part, price));
    if (!isShort) break;
  }
  const [best, facingBest] = [reached[0]?.[0], facing(book, side === orderSide.buy ? orderSide.sell : orderSide.buy)[0]?.[0]];
  if (best === undefined || isZero(amount)) return null;
  const average = priceOf(amount, value);
  const change = changePercent(facingBest === undefined ? best : divide(add(best, facingBest), '2'), average);
  return { amount, average, slippage: side === orderSide.buy ? change : negate(change), isShort };
}
