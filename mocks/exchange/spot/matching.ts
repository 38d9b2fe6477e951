import { multiply, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, priceBand, type OrderSide } from '@/contract/spot';
import type { IncomingOrder, Offer } from '../book/book';
import { asWaiting, priceTimePriority } from '../book/waiting';
import type { SpotContext } from './context';
import type { StoredOrder } from './records';
import { digitsOf, venueOf } from './terms';

export interface Matching {
  /** What a demand would meet now, in the order in which it is filled. */
  plan(tradeId: number, demand: IncomingOrder): Offer[];
  /** The orders that wait on one side of a pair, first come at the best price first. */
  resting(tradeId: number, side: OrderSide): readonly Readonly<StoredOrder>[];
  /** The worst price a market order may get. */
  protection(tradeId: number, side: OrderSide): Decimal;
}

/** How orders of pairs meet in their books. */
export function createMatching({ db, market, book, now }: Pick<SpotContext, 'db' | 'market' | 'book' | 'now'>): Matching {
  const resting: Matching['resting'] = (tradeId, side) =>
    db.spotOrders.find({ where: { tradeId, side, isResting: true }, sort: priceTimePriority(side) }).list;
  book.join('spot', ({ market: tradeId }, side) => (typeof tradeId === 'number' ? resting(tradeId, side).flatMap(asWaiting) : []));
  return {
    plan: (tradeId, demand) => book.plan(venueOf(tradeId), demand),
    resting,
    protection: (tradeId, side) => {
      const factor = side === orderSide.buy ? priceBand.buy.to : priceBand.sell.from;
      return truncate(multiply(market.price(tradeId, now()), factor), digitsOf(tradeId).price);
    },
  };
}
