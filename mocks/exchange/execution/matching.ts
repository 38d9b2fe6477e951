import { add, compare, isGreater, isZero, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { ErrorCode } from '../../businessError';
import type { Book, IncomingOrder, Offer, Preview } from '../book/book';
import type { Venue } from '../book/venue';
import type { OrderEnd } from './orderStates';
import type { ExecutionOrder, Fill, TradedProduct } from './product';

/** The price and amount of a trade. */
export interface Taken {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** The result of matching an order: its fills, and why it ends; null if it does not. */
interface Met {
  readonly filled: readonly Taken[];
  readonly end: OrderEnd | null;
  /** Notifications to send once all records are consistent. */
  readonly told: readonly (() => void)[];
}

/** Matches incoming orders with the book. */
export interface Matching {
  preview(product: TradedProduct, venue: Venue, order: IncomingOrder): Preview;
  /** Fills an order as far as its time in force allows. */
  match(product: TradedProduct, order: ExecutionOrder): Met;
  /** Trades with the book on behalf of no user. */
  takeOver(product: TradedProduct, venue: Venue, order: IncomingOrder): Met;
}

/** The total amount of some offers. */
const sumOf = (offers: readonly Taken[]): Decimal => add(...offers.map(({ amount }) => amount));

/** Why an order is refused by its preview: post-only would match, fill-or-kill is not fully matched, a market order finds nothing; null if it is not. */
export function termsBlocker(
  { timeInForce, isMarket, amount }: Omit<ExecutionOrder, 'orderId'>,
  { offers, outcome }: Preview,
): ErrorCode | null {
  if (timeInForce === 'postOnly') return offers.length > 0 || outcome === 'selfTrade' ? 'orderWouldMatch' : null;
  if (outcome === 'selfTrade') return null;
  if (isMarket && offers.length === 0) return 'orderCannotFill';
  return timeInForce === 'fok' && compare(sumOf(offers), amount ?? '0') < 0 ? 'orderCannotFill' : null;
}

export function createMatching(book: Book, end: (product: TradedProduct, orderId: string, end: OrderEnd) => void): Matching {
  const hindranceOf = (product: TradedProduct, orderId: string, price: Decimal, amount: Decimal) =>
    product.hindrance({ orderId, role: 'maker', price, amount: smallest(amount, product.piece(orderId) ?? amount) });

  const preview: Matching['preview'] = (product, venue, order) =>
    book.preview(venue, order, ({ orderId, price, amount }) => hindranceOf(product, orderId, price, amount) === null);

  /** Ends the other legs of an order that is being filled. */
  const goAhead = (product: TradedProduct, orderId: string) => {
    for (const other of product.othersOf(orderId)) end(product, other, 'otherLeg');
  };

  /** Trades with one offer, piece by piece: neither side is filled if the other cannot be. */
  const trade = (product: TradedProduct, taker: string | null, offer: Offer): Met => {
    const { price, maker } = offer;
    const told: (() => void)[] = [];
    let left = offer.amount;
    let stopped: OrderEnd | null = null;
    if (maker !== null) goAhead(product, maker);
    while (isGreater(left, '0')) {
      const pieces = [maker, taker].flatMap((each) => (each === null ? [] : (product.piece(each) ?? [])));
      const amount = smallest(left, ...pieces);
      const fillOf = (orderId: string | null, role: Fill['role']): Fill[] => (orderId === null ? [] : [{ orderId, role, price, amount }]);
      const [making, taking] = [fillOf(maker, 'maker'), fillOf(taker, 'taker')];
      stopped = taking.map(product.hindrance).find((each) => each !== null) ?? null;
      if (stopped !== null) break;
      const [hindrance = null] = making.map(product.hindrance);
      if (maker !== null && hindrance !== null) {
        end(product, maker, hindrance);
        break;
      }
      if (making.length + taking.length > 0) told.push(product.settle([...making, ...taking]));
      if (maker !== null) book.reduce(maker, amount);
      left = subtract(left, amount);
    }
    return { filled: [{ price, amount: subtract(offer.amount, left) }], end: stopped, told };
  };

  /** Previews an order, and ends resting orders that would match but cannot be filled, so that no order left in the book is skipped. */
  const meet = (product: TradedProduct, venue: Venue, order: IncomingOrder): Preview => {
    const met = preview(product, venue, order);
    for (const orderId of met.unfillable) {
      const resting = book.get(orderId);
      if (resting) end(product, orderId, hindranceOf(product, orderId, resting.price, resting.amount) ?? 'noBalance');
    }
    return met;
  };

  /** Trades with all offers of a preview. */
  const walk = (
    product: TradedProduct,
    venue: Venue,
    order: IncomingOrder,
    taker: string | null,
    met: Preview,
  ): Met & { isStopped: boolean } => {
    const filled: Taken[] = [];
    const told: (() => void)[] = [];
    if (taker !== null && met.offers.length > 0) goAhead(product, taker);
    for (const offer of met.offers) {
      const done = trade(product, taker, offer);
      const [{ amount } = { amount: '0' }] = done.filled;
      if (!isZero(amount)) {
        book.take(venue, order, { ...offer, amount });
        filled.push({ price: offer.price, amount });
      }
      told.push(...done.told);
      if (done.end !== null) return { filled, end: done.end, told, isStopped: true };
    }
    return { filled, end: met.outcome === 'unfilled' ? null : met.outcome, told, isStopped: false };
  };

  return {
    preview,
    match: (product, order) => {
      let met = meet(product, order.venue, order);
      const filled: Taken[] = [];
      const told: (() => void)[] = [];
      if (order.timeInForce === 'postOnly')
        return { filled, told, end: met.offers.length > 0 || met.outcome === 'selfTrade' ? 'wouldMatch' : null };
      const isWhole = order.amount === null || compare(sumOf(met.offers), order.amount) >= 0;
      if (order.timeInForce === 'fok' && !isWhole) return { filled, told, end: met.outcome === 'selfTrade' ? 'selfTrade' : 'unfilled' };
      for (;;) {
        const done = walk(product, order.venue, order, order.orderId, met);
        filled.push(...done.filled);
        told.push(...done.told);
        const isShort = compare(sumOf(done.filled), sumOf(met.offers)) < 0;
        const rest = product.order(order.orderId);
        if (!isShort || done.isStopped || !rest) return { filled, told, end: done.end };
        // A previewed order could not be filled after all and has ended: the remainder is matched again.
        met = meet(product, rest.venue, rest);
      }
    },
    takeOver: (product, venue, order) => walk(product, venue, order, null, meet(product, venue, order)),
  };
}
