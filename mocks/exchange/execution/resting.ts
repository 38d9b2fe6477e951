import { compare, divide, isGreater, isZero, largest, smallest, subtract, wholeLots, type Decimal } from '@/contract/decimal';
import type { Side, Venue } from '../book/venue';
import type { MarketId } from '../market/market';
import type { ExecutionContext } from './context';
import { horizonMs } from './events';
import { isListed } from './listed';
import type { OrderEnd } from './orderStates';
import type { TradedProduct } from './product';

/** Fills resting orders by trades of the simulated market. */
export interface Resting {
  /** Schedules the next instant at which the market reaches the best order of a side. */
  watch(venue: Venue, side: Side): void;
  /** Repeats the search for markets whose prices have changed. */
  rewatch(concerns: (market: MarketId) => boolean): void;
  /** Handles that the market has reached a side, or that trading has ended. */
  touch(venueId: string, side: Side): void;
}

/** A market trade fills at least this fraction (1/20) of what remains of the first order it reaches, so that large orders are filled too. */
const maxTouches = '20';

export function createResting(
  { db, market, book, now, schedule, cancel }: ExecutionContext,
  productOf: (name: string) => TradedProduct,
  end: (product: TradedProduct, orderId: string, end: OrderEnd) => void,
): Resting {
  const keyOf = ({ id }: Pick<Venue, 'id'>, side: Side) => `${id}:${side}`;
  const bestOf = (venue: Venue, side: Side): Decimal | null => {
    for (const { price } of book.byPriority(venue, side)) return price;
    return null;
  };
  const unwatch = (key: string, scheduledEventId: number) => {
    cancel(scheduledEventId);
    db.bookWatches.remove(key);
  };
  const watch: Resting['watch'] = (venue, side) => {
    const key = keyOf(venue, side);
    const bookWatch = db.bookWatches.get(key);
    const price = bestOf(venue, side);
    if (bookWatch?.price === price) return;
    if (bookWatch) unwatch(key, bookWatch.scheduledEventId);
    if (price === null) return;
    const until = Math.min(now() + horizonMs, venue.expires ?? Infinity);
    const direction = side === 'buy' ? 'below' : 'above';
    const at = market.firstBeyond(venue.market, direction, price, now(), until, 'simulated')?.at ?? until;
    const scheduledEventId = schedule(at, { part: 'execution', kind: 'touch', venue: venue.id, side });
    db.bookWatches.insert({ key, venue: venue.id, product: venue.product, side, price, scheduledEventId });
  };
  /** Fills a resting order from the market, as far as it can be filled. */
  const fill = (product: TradedProduct, orderId: string, price: Decimal, maxAmount: Decimal): readonly (() => void)[] => {
    const notifications: (() => void)[] = [];
    for (const other of product.otherLegsOf(orderId)) end(product, other, 'otherLeg');
    for (let left = maxAmount; isGreater(left, '0');) {
      const amount = smallest(left, product.nextFillAmount(orderId) ?? left);
      const makerFill = { orderId, role: 'maker', price, amount } as const;
      const fillBlocker = product.fillBlocker(makerFill);
      if (fillBlocker !== null) {
        end(product, orderId, fillBlocker);
        break;
      }
      notifications.push(product.settle([makerFill]));
      book.reduce(orderId, amount);
      left = subtract(left, amount);
    }
    return notifications;
  };

  return {
    watch,
    rewatch: (concerns) => {
      for (const { key, venue: id, product, side, scheduledEventId } of db.bookWatches.all()) {
        const venue = productOf(product).venue(id);
        if (!concerns(venue.market)) continue;
        unwatch(key, scheduledEventId);
        watch(venue, side);
      }
    },
    touch: (venueId, side) => {
      const bookWatch = db.bookWatches.get(keyOf({ id: venueId }, side));
      if (!bookWatch) return;
      db.bookWatches.remove(bookWatch.key);
      const product = productOf(bookWatch.product);
      const venue = product.venue(venueId);
      if (!isListed(market, venue, now())) {
        const waiting = Array.from(book.byPriority(venue, side), ({ orderId }) => orderId);
        for (const orderId of waiting) end(product, orderId, 'marketClosed');
        return;
      }
      const direction = side === 'buy' ? 'below' : 'above';
      const trade = market.firstBeyond(venue.market, direction, bookWatch.price, now() - 1, now(), 'simulated');
      const notifications: (() => void)[] = [];
      if (trade) {
        const reached = [];
        for (const order of book.byPriority(venue, side)) {
          if (compare(trade.price, order.price) * (side === 'buy' ? 1 : -1) > 0) break;
          reached.push(order);
        }
        const share = wholeLots(divide(reached[0]?.amount ?? '0', maxTouches), venue.lot);
        let left = largest(wholeLots(trade.amount, venue.lot), share, venue.lot);
        for (const { orderId, price, amount } of reached) {
          const part = smallest(left, amount);
          if (isZero(part)) break;
          notifications.push(...fill(product, orderId, price, part));
          left = subtract(left, part);
        }
      }
      watch(venue, side);
      for (const notify of notifications) notify();
    },
  };
}
