import { add, compare, isGreater, isZero, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { ErrorCode } from '../../businessError';
import type { Book, IncomingOrder, Offer, Preview } from '../book/book';
import type { Venue } from '../book/venue';
import type { OrderEnd } from './orderStates';
import type { ExecutionOrder, Fill, TradedProduct } from './product';

/** What a trade took: how much at which price. */
export interface Taken {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** What came of an order that met the book: at which prices it was filled, and why it cannot go on. */
interface Met {
  readonly filled: readonly Taken[];
  readonly end: OrderEnd | null;
  /** What is to be told once everything agrees. */
  readonly told: readonly (() => void)[];
}

/** Matches incoming orders with what rests in the book. */
export interface Matching {
  preview(product: TradedProduct, venue: Venue, order: IncomingOrder): Preview;
  /** Fills an order as far as its time in force lets it. */
  match(product: TradedProduct, order: ExecutionOrder): Met;
  /** Trades for nobody's account with those who wait. */
  takeOver(product: TradedProduct, venue: Venue, order: IncomingOrder): Met;
}

/** The sum of what an order would get. */
const sumOf = (offers: readonly Taken[]): Decimal => add(...offers.map(({ amount }) => amount));

/** What stands in the way of an order by what it would meet: a post-only order may not match, fill-or-kill must match whole, a market order must find somebody. */
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

  /** Ends the other legs of an order that goes ahead. */
  const goAhead = (product: TradedProduct, orderId: string) => {
    for (const other of product.othersOf(orderId)) end(product, other, 'otherLeg');
  };

  /** Trades with one offer, piece by piece: neither side is filled where the other cannot be. */
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

  /** What an order meets. Whoever would be met and cannot be filled ends, so that nobody is passed over who stays. */
  const meet = (product: TradedProduct, venue: Venue, order: IncomingOrder): Preview => {
    const met = preview(product, venue, order);
    for (const orderId of met.unfillable) {
      const resting = book.get(orderId);
      if (resting) end(product, orderId, hindranceOf(product, orderId, resting.price, resting.amount) ?? 'noBalance');
    }
    return met;
  };

  /** Trades with all that is offered. */
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
        // Somebody who was counted on could not be filled after all and has ended: the rest finds who comes next.
        met = meet(product, rest.venue, rest);
      }
    },
    takeOver: (product, venue, order) => walk(product, venue, order, null, meet(product, venue, order)),
  };
}
