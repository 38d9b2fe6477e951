import { add, compare, isGreater, isZero, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { ErrorCode } from '../../businessError';
import type { Book, IncomingOrder, BookMatch, Preview } from '../book/book';
import type { Venue } from '../book/venue';
import type { OrderEnd } from './orderStates';
import type { ExecutionOrder, Fill, TradedProduct } from './product';

/** The price and amount of a trade. */
export interface PricedAmount {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** The result of matching an order: its fills, and why it ends; null if it does not. */
interface MatchResult {
  readonly filled: readonly PricedAmount[];
  readonly end: OrderEnd | null;
  /** Notifications to send once all records are consistent. */
  readonly notifications: readonly (() => void)[];
}

/** Matches incoming orders with the book. */
export interface Matching {
  preview(product: TradedProduct, venue: Venue, order: IncomingOrder): Preview;
  /** Fills an order as far as its time in force allows. */
  match(product: TradedProduct, order: ExecutionOrder): MatchResult;
  /** Trades with the book on behalf of no user. */
  executeLiquidation(product: TradedProduct, venue: Venue, order: IncomingOrder): MatchResult;
}

/** The total amount of some offers. */
const sumOf = (offers: readonly PricedAmount[]): Decimal => add(...offers.map(({ amount }) => amount));

/** Why an order is refused by its preview: post-only would match, fill-or-kill is not fully matched, a market order finds nothing; null if it is not. */
export function termsBlocker(
  { timeInForce, isMarket, amount }: Omit<ExecutionOrder, 'orderId'>,
  { matches, outcome }: Preview,
): ErrorCode | null {
  if (timeInForce === 'postOnly') return matches.length > 0 || outcome === 'selfTrade' ? 'orderWouldMatch' : null;
  if (outcome === 'selfTrade') return null;
  if (isMarket && matches.length === 0) return 'orderCannotFill';
  return timeInForce === 'fok' && compare(sumOf(matches), amount ?? '0') < 0 ? 'orderCannotFill' : null;
}

export function createMatching(book: Book, end: (product: TradedProduct, orderId: string, end: OrderEnd) => void): Matching {
  const fillBlockerOf = (product: TradedProduct, orderId: string, price: Decimal, amount: Decimal) =>
    product.fillBlocker({ orderId, role: 'maker', price, amount: smallest(amount, product.nextFillAmount(orderId) ?? amount) });

  const preview: Matching['preview'] = (product, venue, order) =>
    book.preview(venue, order, ({ orderId, price, amount }) => fillBlockerOf(product, orderId, price, amount) === null);

  /** Ends the other legs of an order that is being filled. */
  const endOtherLegs = (product: TradedProduct, orderId: string) => {
    for (const other of product.otherLegsOf(orderId)) end(product, other, 'otherLeg');
  };

  /** Trades with one offer, piece by piece: neither side is filled if the other cannot be. */
  const trade = (product: TradedProduct, taker: string | null, offer: BookMatch): MatchResult => {
    const { price, maker } = offer;
    const notifications: (() => void)[] = [];
    let left = offer.amount;
    let takerEnd: OrderEnd | null = null;
    if (maker !== null) endOtherLegs(product, maker);
    while (isGreater(left, '0')) {
      const pieces = [maker, taker].flatMap((each) => (each === null ? [] : (product.nextFillAmount(each) ?? [])));
      const amount = smallest(left, ...pieces);
      const fillOf = (orderId: string | null, role: Fill['role']): Fill[] => (orderId === null ? [] : [{ orderId, role, price, amount }]);
      const [makerFills, takerFills] = [fillOf(maker, 'maker'), fillOf(taker, 'taker')];
      takerEnd = takerFills.map(product.fillBlocker).find((each) => each !== null) ?? null;
      if (takerEnd !== null) break;
      const [fillBlocker = null] = makerFills.map(product.fillBlocker);
      if (maker !== null && fillBlocker !== null) {
        end(product, maker, fillBlocker);
        break;
      }
      if (makerFills.length + takerFills.length > 0) notifications.push(product.settle([...makerFills, ...takerFills]));
      if (maker !== null) book.reduce(maker, amount);
      left = subtract(left, amount);
    }
    return { filled: [{ price, amount: subtract(offer.amount, left) }], end: takerEnd, notifications };
  };

  /** Previews an order, and ends resting orders that would match but cannot be filled, so that no order left in the book is skipped. */
  const previewFillable = (product: TradedProduct, venue: Venue, order: IncomingOrder): Preview => {
    const previewed = preview(product, venue, order);
    for (const orderId of previewed.unfillable) {
      const resting = book.get(orderId);
      if (resting) end(product, orderId, fillBlockerOf(product, orderId, resting.price, resting.amount) ?? 'noBalance');
    }
    return previewed;
  };

  /** Trades with all offers of a preview. */
  const walk = (
    product: TradedProduct,
    venue: Venue,
    order: IncomingOrder,
    taker: string | null,
    previewed: Preview,
  ): MatchResult & { isStopped: boolean } => {
    const filled: PricedAmount[] = [];
    const notifications: (() => void)[] = [];
    if (taker !== null && previewed.matches.length > 0) endOtherLegs(product, taker);
    for (const offer of previewed.matches) {
      const result = trade(product, taker, offer);
      const [{ amount } = { amount: '0' }] = result.filled;
      if (!isZero(amount)) {
        book.recordFill(venue, order, { ...offer, amount });
        filled.push({ price: offer.price, amount });
      }
      notifications.push(...result.notifications);
      if (result.end !== null) return { filled, end: result.end, notifications, isStopped: true };
    }
    return { filled, end: previewed.outcome === 'unfilled' ? null : previewed.outcome, notifications, isStopped: false };
  };

  return {
    preview,
    match: (product, order) => {
      let previewed = previewFillable(product, order.venue, order);
      const filled: PricedAmount[] = [];
      const notifications: (() => void)[] = [];
      if (order.timeInForce === 'postOnly')
        return { filled, notifications, end: previewed.matches.length > 0 || previewed.outcome === 'selfTrade' ? 'wouldMatch' : null };
      const isWhole = order.amount === null || compare(sumOf(previewed.matches), order.amount) >= 0;
      if (order.timeInForce === 'fok' && !isWhole)
        return { filled, notifications, end: previewed.outcome === 'selfTrade' ? 'selfTrade' : 'unfilled' };
      for (;;) {
        const result = walk(product, order.venue, order, order.orderId, previewed);
        filled.push(...result.filled);
        notifications.push(...result.notifications);
        const isShort = compare(sumOf(result.filled), sumOf(previewed.matches)) < 0;
        const remainder = product.order(order.orderId);
        if (!isShort || result.isStopped || !remainder) return { filled, notifications, end: result.end };
        // A previewed order could not be filled after all and has ended: the remainder is matched again.
        previewed = previewFillable(product, remainder.venue, remainder);
      }
    },
    executeLiquidation: (product, venue, order) => walk(product, venue, order, null, previewFillable(product, venue, order)),
  };
}
