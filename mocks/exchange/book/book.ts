import { add, compare, divide, roundTo, isGreater, isZero, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { Collections } from '../../db';
import type { Market } from '../market/market';
import type { MarketPrint } from '../market/records';
import type { marketCollections } from '../market/collections';
import type { bookCollections } from './collections';
import type { RestingOrders, Side, Venue, WaitingOrder } from './waiting';

/** What somebody who comes to a book wants: up to `amount` of the base coin or `turnover` of the quote coin, no worse than `limit`. */
export interface IncomingOrder {
  readonly owner: number;
  readonly side: Side;
  readonly limit: Decimal;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
}

/** What the simulated book offers at one price; another amount waits there from `until` on. */
interface Level {
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly until: number;
}

/** A part of a match with the simulated book. */
interface SimulatedOffer extends Level {
  readonly maker: null;
}

/** One step of a match: another user's order or, where `maker` is null, the simulated book. */
export type Offer = SimulatedOffer | (Row & { readonly maker: WaitingOrder });

/** A price of the public book, in the decimals of its market. */
type Row = Pick<Level, 'price' | 'amount'>;

/** The one book of each venue: what the market simulates there, less what was taken of it, and the orders that users have waiting. */
export interface Book {
  /** Joins the resting orders of the venues that name this product. */
  join(product: string, orders: RestingOrders): void;
  readonly resting: RestingOrders;
  /**
   * What a demand would meet now, in the order in which it is filled: best price first, users before the simulated book at the same price,
   * earlier ones first. One's own orders, and those that `isAble` says no to, are passed over.
   */
  plan(venue: Venue, demand: IncomingOrder, isAble?: (maker: WaitingOrder) => boolean): Offer[];
  /** Takes note of a fill of somebody on `side`: what it took of the simulated book is gone, and it stands on the public tape. */
  take(venue: Venue, side: Side, offer: Offer): void;
  /** Calls `listener` once a trade of a user's stands on the tape of a market. */
  onPrint(listener: (print: MarketPrint) => void): void;
  /** What everybody sees, best prices first; both sides are empty while the market is closed. */
  depth(venue: Venue, levels: number): { readonly bids: readonly Row[]; readonly asks: readonly Row[] };
}

/** How many levels of the simulated book an order can walk, and how many are looked at first: most orders need no more. */
const deepest = 100;
const nearest = 12;

/** The largest whole number of lots in an amount, as an amount. */
export const wholeLots = (amount: Decimal, lot: Decimal): Decimal => multiply(divide(amount, lot, 0), lot);

export const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** Whether who waits on `side` at `a` comes before who waits there at `b`. */
const isBetter = (side: Side, a: Decimal, b: Decimal): boolean => compare(a, b) * (side === 'buy' ? 1 : -1) > 0;

/** Opens the books of a world. Consumed liquidity is kept in the records; a price that was taken is filled again by the rhythm of its own amount, after 1.5 to 10.5 seconds. */
export function createBook({
  db,
  market,
  now,
}: {
  db: Collections<typeof bookCollections & typeof marketCollections>;
  market: Pick<Market, 'depth' | 'isOpen' | 'print'>;
  now: () => number;
}): Book {
  const joined = new Map<string, RestingOrders>();
  const resting: RestingOrders = (venue, side) => joined.get(venue.product)?.(venue, side) ?? [];
  const takenAt = (venue: Venue, side: Side) =>
    new Map(
      db.bookTakings
        .find({ where: { venue: venue.id, side, until: { from: now() + 1 } } })
        .list.map(({ price, amount }) => [price, amount] as const),
    );

  /** Levels of the simulated book in whole lots. What an order waiting on the other side would have met is not there: that order is the better price. */
  const simulated = (venue: Venue, side: Side, levels: number): Level[] => {
    const taken = takenAt(venue, side);
    const against = resting(venue, opposite(side))[0]?.price;
    for (let asked = levels + taken.size; ; asked *= 2) {
      const depth = market.depth(venue.market, now(), asked);
      const all = side === 'buy' ? depth.bids : depth.asks;
      const left = all.flatMap(({ price, amount: there, until }) => {
        const amount = subtract(wholeLots(there, venue.lot), taken.get(price) ?? '0');
        const isCrossed = against !== undefined && !isBetter(opposite(side), price, against);
        return isCrossed || !isGreater(amount, '0') ? [] : [{ price, amount, until }];
      });
      if (left.length >= levels || all.length < asked) return left.slice(0, levels);
    }
  };

  const rows = (venue: Venue, side: Side, count: number): Row[] => {
    const { price: priceDigits, amount: amountDigits } = venue.digits;
    const sums = new Map<string, Decimal>();
    for (const { price, amount } of [...resting(venue, side), ...simulated(venue, side, count)]) {
      const key = roundTo(price, priceDigits);
      sums.set(key, add(sums.get(key) ?? '0', amount));
    }
    return [...sums]
      .map(([price, amount]) => ({ price, amount: roundTo(amount, amountDigits) }))
      .toSorted((a, b) => compare(a.price, b.price) * (side === 'buy' ? -1 : 1))
      .slice(0, count);
  };

  const consume = (venue: Venue, side: Side, { price, amount, until }: SimulatedOffer) => {
    for (const { key } of db.bookTakings.find({ where: { venue: venue.id, until: { to: now() } } }).list) db.bookTakings.remove(key);
    const taken = { venue: venue.id, side: opposite(side), price, until };
    const key = `${venue.id}:${taken.side}:${price}`;
    db.bookTakings.upsert({ key, ...taken, amount: add(db.bookTakings.get(key)?.amount ?? '0', amount) });
  };

  const listeners: ((print: MarketPrint) => void)[] = [];

  return {
    join: (product, orders) => void joined.set(product, orders),
    resting,
    plan: (venue, { owner, side, limit, amount, turnover }, isAble = () => true) => {
      const waiting = resting(venue, opposite(side)).filter((order) => order.owner !== owner);
      let levels = simulated(venue, opposite(side), nearest);
      const offers: Offer[] = [];
      let [wanted, money] = [amount, turnover];
      let [nextOrder, nextLevel] = [0, 0];
      for (;;) {
        if (nextLevel === nearest && levels.length === nearest) levels = simulated(venue, opposite(side), deepest);
        const [order, level] = [waiting[nextOrder], levels[nextLevel]];
        const isOrder = order !== undefined && (level === undefined || !isBetter(opposite(side), level.price, order.price));
        const offer = isOrder ? order : level;
        if (offer === undefined || isBetter(side, offer.price, limit)) return offers;
        if (isOrder && !isAble(order)) {
          nextOrder += 1;
          continue;
        }
        const room = wanted ?? wholeLots(divide(money ?? '0', offer.price), venue.lot);
        const taken = smallest(offer.amount, room);
        if (isZero(taken)) return offers;
        if (isOrder) offers.push({ maker: order, price: order.price, amount: taken });
        else if (level) offers.push({ maker: null, price: level.price, amount: taken, until: level.until });
        if (wanted !== null) wanted = subtract(wanted, taken);
        if (money !== null) money = subtract(money, multiply(offer.price, taken));
        if (isOrder) nextOrder += 1;
        else nextLevel += 1;
        if (wanted !== null && !isGreater(wanted, '0')) return offers;
      }
    },
    take: (venue, side, offer) => {
      if (offer.maker === null) consume(venue, side, offer);
      // Mock trading follows the market and is not seen in it.
      if (venue.id !== String(venue.market)) return;
      const fill = { side, price: offer.price, amount: offer.amount, isTaken: offer.maker === null };
      const print = db.marketPrints.insert({ id: db.marketPrints.count() + 1, ...market.print(venue.market, now(), fill) });
      for (const listener of listeners) listener(print);
    },
    onPrint: (listener) => void listeners.push(listener),
    depth: (venue, levels) =>
      market.isOpen(venue.market, now()) ? { bids: rows(venue, 'buy', levels), asks: rows(venue, 'sell', levels) } : { bids: [], asks: [] },
  };
}
