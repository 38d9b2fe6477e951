import {
  add,
  compare,
  divide,
  isGreater,
  isZero,
  multiply,
  roundTo,
  smallest,
  subtract,
  toUnits,
  wholeLots,
  type Decimal,
} from '@/contract/decimal';
import type { Collections } from '../../db';
import type { Market } from '../market/market';
import type { MarketPrint } from '../market/records';
import type { marketCollections } from '../market/collections';
import { isSimulated } from '../retention';
import type { bookCollections } from './collections';
import type { RestingOrder } from './records';
import { opposite, type Side, type Venue } from './venue';

/** An incoming order: up to `amount` of the base coin or `turnover` of the quote coin, at `limit` or better. */
export interface IncomingOrder {
  readonly owner: number;
  readonly side: Side;
  readonly limit: Decimal;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
}

/** A level of the simulated book; its amount changes at `until`. */
interface Level {
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly until: number;
}

/** A part of a match with the simulated book. */
interface SimulatedMatch extends Level {
  readonly maker: null;
}

/** One step of a match: another user's order or, where `maker` is null, the simulated book. */
export type BookMatch = SimulatedMatch | (Row & { readonly maker: string });

/** A level of the public book, with the decimals of its market. */
type Row = Pick<Level, 'price' | 'amount'>;

/** The expected execution of an order. */
export interface Preview {
  /** In fill order: best price first, users before the simulated book at the same price, earlier orders first. */
  readonly matches: readonly BookMatch[];
  /** Resting orders that would match but cannot be filled. */
  readonly unfillable: readonly string[];
  /** Whether the order is filled, would next match an order of its own owner, or finds no more liquidity. */
  readonly outcome: 'filled' | 'selfTrade' | 'unfilled';
}

/** The order books of all venues: simulated liquidity, less what was consumed, and users' resting orders. */
export interface Book {
  /** Adds a resting order, behind all others at its price. */
  add(venue: Venue, order: Pick<RestingOrder, 'orderId' | 'owner' | 'side' | 'price' | 'amount'>): void;
  /** A resting order by its id. */
  get(orderId: string): RestingOrder | undefined;
  /** Reduces a resting order by a fill, and removes it once it is filled. */
  reduce(orderId: string, filled: Decimal): void;
  remove(orderId: string): void;
  /** All resting orders on one side of a venue, in price-time priority. */
  byPriority(venue: Pick<Venue, 'id'>, side: Side): Iterable<RestingOrder>;
  /** Previews the execution of an order now. Resting orders that are not `isFillable` are skipped. */
  preview(venue: Venue, order: IncomingOrder, isFillable: (maker: RestingOrder) => boolean): Preview;
  /**
   * Records a fill: removes what it took from the simulated book and prints it on the public tape. Fills of a simulated user against the
   * simulated book are already part of the seeded prices.
   */
  recordFill(venue: Venue, order: Pick<IncomingOrder, 'owner' | 'side'>, offer: BookMatch): void;
  /** Calls `listener` after each user trade printed on the tape of a market. */
  onPrint(listener: (print: MarketPrint) => void): void;
  /** The public depth, best prices first; both sides are empty while the market is closed. */
  depth(venue: Venue, levels: number): { readonly bids: readonly Row[]; readonly asks: readonly Row[] };
}

/** How many levels of the simulated book an order can walk, and how many are read first, which suffice for most orders. */
const maxLevels = 100;
const initialLevels = 12;

/** How many resting orders are read at once. */
const pageSize = 16;

/** The order in which resting orders of a side are filled: by price in ticks, then by priority. */
const priceTimePriority = {
  buy: [
    ['ticks', 'desc'],
    ['priority', 'asc'],
  ],
  sell: [
    ['ticks', 'asc'],
    ['priority', 'asc'],
  ],
} as const;

/** Whether price `a` takes precedence over price `b` on `side`. */
const isBetter = (side: Side, a: Decimal, b: Decimal): boolean => compare(a, b) * (side === 'buy' ? 1 : -1) > 0;

/** Opens the books of a world. Consumed levels are stored; each is replenished when its simulated amount changes, every 1.5 to 10.5 seconds. */
export function createBook({
  db,
  market,
  now,
  nextId,
}: {
  db: Collections<typeof bookCollections & typeof marketCollections>;
  market: Pick<Market, 'levels' | 'isOpen' | 'print'>;
  now: () => number;
  nextId: () => number;
}): Book {
  const page = ({ id: venue }: Pick<Venue, 'id'>, side: Side, num: number) =>
    db.restingOrders.find({ where: { venue, side }, sort: priceTimePriority[side], page: { num, size: pageSize } }).list;
  /** Yields the orders of a side one by one, so that reading the best ones does not load all. */
  function* byPriority(venue: Pick<Venue, 'id'>, side: Side): Generator<RestingOrder, undefined> {
    for (let num = 1; ; num += 1) {
      const orders = page(venue, side, num);
      yield* orders;
      if (orders.length < pageSize) return;
    }
  }
  const consumedAmounts = (venue: Venue, side: Side) =>
    new Map(
      db.consumedLiquidity
        .find({ where: { venue: venue.id, side, until: { from: now() + 1 } } })
        .list.map(({ price, amount }) => [price, amount] as const),
    );

  /** Yields levels of the simulated book in whole lots, without those crossed by a resting order of the other side, which is the better price. */
  function* simulated(venue: Venue, side: Side, max: number): Generator<Level, undefined> {
    const consumed = consumedAmounts(venue, side);
    const bestOpposite = page(venue, opposite(side), 1)[0]?.price;
    let [readCount, yieldedCount] = [0, 0];
    for (let requestedCount = Math.min(max, initialLevels) + consumed.size; ; requestedCount *= 2) {
      const all = market.levels(venue.market, side === 'buy' ? 'bids' : 'asks', now(), requestedCount);
      for (const { price, amount: simulatedAmount, until } of all.slice(readCount)) {
        const amount = subtract(wholeLots(simulatedAmount, venue.lot), consumed.get(price) ?? '0');
        const isCrossed = bestOpposite !== undefined && !isBetter(opposite(side), price, bestOpposite);
        if (isCrossed || !isGreater(amount, '0')) continue;
        yield { price, amount, until };
        yieldedCount += 1;
        if (yieldedCount === max) return;
      }
      if (all.length < requestedCount) return;
      readCount = all.length;
    }
  }

  const rows = (venue: Venue, side: Side, count: number): Row[] => {
    const { price: priceDigits, amount: amountDigits } = venue.digits;
    const sums = new Map<string, Decimal>();
    const addToSums = ({ price, amount }: Row) => {
      const key = roundTo(price, priceDigits);
      sums.set(key, add(sums.get(key) ?? '0', amount));
    };
    for (const order of byPriority(venue, side)) {
      addToSums(order);
      if (sums.size > count) break;
    }
    for (const level of simulated(venue, side, count)) addToSums(level);
    return [...sums]
      .map(([price, amount]) => ({ price, amount: roundTo(amount, amountDigits) }))
      .toSorted((a, b) => compare(a.price, b.price) * (side === 'buy' ? -1 : 1))
      .slice(0, count);
  };

  const consume = (venue: Venue, side: Side, { price, amount, until }: SimulatedMatch) => {
    for (const { key } of db.consumedLiquidity.find({ where: { venue: venue.id, until: { to: now() } } }).list)
      db.consumedLiquidity.remove(key);
    const consumedLevel = { venue: venue.id, side: opposite(side), price, until };
    const key = `${venue.id}:${consumedLevel.side}:${price}`;
    db.consumedLiquidity.upsert({ key, ...consumedLevel, amount: add(db.consumedLiquidity.get(key)?.amount ?? '0', amount) });
  };

  const listeners: ((print: MarketPrint) => void)[] = [];

  return {
    add: (venue, order) =>
      void db.restingOrders.insert({ ...order, venue: venue.id, ticks: toUnits(order.price, venue.digits.price), priority: nextId() }),
    get: (orderId) => db.restingOrders.get(orderId),
    reduce: (orderId, filled) => {
      const amount = subtract(db.restingOrders.get(orderId)?.amount ?? '0', filled);
      if (isGreater(amount, '0')) db.restingOrders.update(orderId, { amount });
      else db.restingOrders.remove(orderId);
    },
    remove: (orderId) => void db.restingOrders.remove(orderId),
    byPriority,
    preview: (venue, { owner, side, limit, amount, turnover }, isFillable) => {
      const restingOrders = byPriority(venue, opposite(side));
      const levels = simulated(venue, opposite(side), maxLevels);
      const matches: BookMatch[] = [];
      const unfillable: string[] = [];
      let [amountLeft, turnoverLeft] = [amount, turnover];
      let order = restingOrders.next().value;
      let level = levels.next().value;
      for (;;) {
        const maker = order && (level === undefined || !isBetter(opposite(side), level.price, order.price)) ? order : null;
        const offer = maker ?? level;
        const maxFill = amountLeft ?? wholeLots(divide(turnoverLeft ?? '0', offer?.price ?? matches.at(-1)?.price ?? limit), venue.lot);
        // The remainder of a market buy is worth less than one lot: the order is filled.
        if (isZero(maxFill)) return { matches, unfillable, outcome: matches.length === 0 ? 'unfilled' : 'filled' };
        if (offer === undefined || isBetter(side, offer.price, limit)) return { matches, unfillable, outcome: 'unfilled' };
        if (maker?.owner === owner) return { matches, unfillable, outcome: 'selfTrade' };
        if (maker && !isFillable(maker)) {
          unfillable.push(maker.orderId);
          order = restingOrders.next().value;
          continue;
        }
        const filled = smallest(offer.amount, maxFill);
        if (maker) {
          matches.push({ maker: maker.orderId, price: maker.price, amount: filled });
          order = restingOrders.next().value;
        } else if (level) {
          matches.push({ maker: null, price: level.price, amount: filled, until: level.until });
          level = levels.next().value;
        }
        if (amountLeft !== null) amountLeft = subtract(amountLeft, filled);
        if (turnoverLeft !== null) turnoverLeft = subtract(turnoverLeft, multiply(offer.price, filled));
      }
    },
    recordFill: (venue, { owner, side }, offer) => {
      if (offer.maker === null && isSimulated(owner)) return;
      if (offer.maker === null) consume(venue, side, offer);
      // Mock trades follow the market and are not printed on its tape.
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
