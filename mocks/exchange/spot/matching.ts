import { compare, divide, isGreater, isZero, multiply, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, priceBand, type OrderSide } from '@/contract/spot';
import type { Floor } from '../floor';
import { remainingOf } from './booking';
import type { StoredOrder } from './records';
import { digitsOf, opposite } from './terms';

/** What somebody who comes to the book wants: up to `amount` of the base coin or `turnover` of the quote coin, no worse than `limit`. */
export interface Demand {
  readonly owner: number;
  readonly tradeId: number;
  readonly side: OrderSide;
  readonly limit: Decimal;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
}

/** One step of a match: another user's order or, where `maker` is null, the simulated book. */
export interface Offer {
  readonly maker: StoredOrder | null;
  readonly price: Decimal;
  readonly amount: Decimal;
}

export interface Matching {
  /** What a demand would meet now, in the order in which it is filled: best price first, users before the book at the same price, earlier ones first. One's own orders are passed over. */
  plan(demand: Demand): Offer[];
  /** The orders that wait on one side of a pair, first come at the best price first. */
  resting(tradeId: number, side: OrderSide): readonly Readonly<StoredOrder>[];
  /** The worst price a market order may get. */
  protection(tradeId: number, side: OrderSide): Decimal;
}

/** How many levels of the simulated book an order can walk. */
const deepest = 100;

/** Matches by price and time against the simulated book and other users' orders. */
export function createMatching({ db, market, now }: Pick<Floor, 'db' | 'market' | 'now'>): Matching {
  const resting: Matching['resting'] = (tradeId, side) =>
    db.spotOrders.find({
      where: { tradeId, side, isResting: true },
      sort: [
        ['ticks', side === orderSide.buy ? 'desc' : 'asc'],
        ['priority', 'asc'],
      ],
    }).list;

  return {
    resting,
    protection: (tradeId, side) => {
      const factor = side === orderSide.buy ? priceBand.buy.to : priceBand.sell.from;
      return truncate(multiply(market.price(tradeId, now()), factor), digitsOf(tradeId).price);
    },
    plan: ({ owner, tradeId, side, limit, amount, turnover }) => {
      const isBetter = (a: Decimal, b: Decimal) => (side === orderSide.buy ? compare(a, b) <= 0 : compare(a, b) >= 0);
      const others = resting(tradeId, opposite(side)).filter((order) => order.owner !== owner && order.price !== null);
      const depth = market.depth(tradeId, now(), deepest);
      const levels = side === orderSide.buy ? depth.asks : depth.bids;
      const lot = digitsOf(tradeId).amount;
      const offers: Offer[] = [];
      let [wanted, money] = [amount, turnover];
      let [nextOrder, nextLevel] = [0, 0];
      for (;;) {
        const order = others[nextOrder];
        const level = levels[nextLevel];
        const orderPrice = order?.price ?? null;
        const isOrder = orderPrice !== null && (level === undefined || isBetter(orderPrice, level.price));
        const price = isOrder ? orderPrice : level?.price;
        if (price === undefined || !isBetter(price, limit)) return offers;
        const there = isOrder && order ? remainingOf(order) : (level?.amount ?? '0');
        const room = wanted ?? truncate(divide(money ?? '0', price, lot), lot);
        const taken = smallest(there, room);
        if (isZero(taken)) return offers;
        offers.push({ maker: isOrder && order ? order : null, price, amount: taken });
        if (wanted !== null) wanted = subtract(wanted, taken);
        if (money !== null) money = subtract(money, multiply(price, taken));
        if (isOrder) nextOrder += 1;
        else nextLevel += 1;
        if (wanted !== null && !isGreater(wanted, '0')) return offers;
      }
    },
  };
}
