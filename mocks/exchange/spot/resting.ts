import { compare, divide, largest, smallest, subtract, truncate } from '@/contract/decimal';
import { fillRole, orderSide, stepOf, type OrderSide } from '@/contract/spot';
import type { SpotContext } from './context';
import { remainingOf, type Booking } from './booking';
import type { Matching } from './matching';
import { direction, type StoredOrder } from './records';
import { horizonMs } from './triggers';
import { digitsOf } from './terms';

export interface Resting {
  /** Puts the next instant at which the market reaches the best order of a side on the schedule. */
  watch(tradeId: number, side: OrderSide): void;
  /** Searches anew where prices of a market have become other ones. */
  watchAnew(concerns: (tradeId: number) => boolean): void;
  /** The market has reached a side: its trade fills the orders it passes, the best price and the earliest first. */
  touch(tradeId: number, side: OrderSide, beforeFill: (order: StoredOrder) => StoredOrder): void;
}

/** Which way the market comes to orders that rest on a side. */
const wayTo = (side: OrderSide) => (side === orderSide.buy ? direction.below : direction.above);

/** A trade of the market fills at least this part of the first order it reaches, so that an order of any size is filled after so many trades. */
const mostTouches = '20';

/** How orders that wait in the book are filled by the market. */
export function createResting({ db, market, now, schedule, cancel }: SpotContext, matching: Matching, booking: Booking): Resting {
  const watch: Resting['watch'] = (tradeId, side) => {
    const key = `${tradeId}:${side}`;
    const known = db.spotWatches.get(key);
    const price = matching.resting(tradeId, side)[0]?.price ?? null;
    if (known?.price === price) return;
    if (known) {
      cancel(known.sequence);
      db.spotWatches.remove(key);
    }
    if (price === null) return;
    const at = market.firstBeyond(tradeId, wayTo(side), price, now(), now() + horizonMs, 'simulated')?.at ?? now() + horizonMs;
    db.spotWatches.insert({ key, tradeId, side, price, sequence: schedule(at, { part: 'spot', kind: 'touch', tradeId, side }) });
  };

  const watchAnew: Resting['watchAnew'] = (concerns) => {
    for (const { key, tradeId, side, sequence } of db.spotWatches.all()) {
      if (!concerns(tradeId)) continue;
      cancel(sequence);
      db.spotWatches.remove(key);
      watch(tradeId, side);
    }
  };

  return {
    watch,
    watchAnew,
    touch: (tradeId, side, beforeFill) => {
      db.spotWatches.remove(`${tradeId}:${side}`);
      const best = matching.resting(tradeId, side)[0]?.price;
      const trade = best && market.firstBeyond(tradeId, wayTo(side), best, now() - 1, now(), 'simulated');
      if (trade) {
        const passed = (order: StoredOrder) =>
          order.price !== null && compare(trade.price, order.price) * (side === orderSide.buy ? 1 : -1) <= 0;
        const reached = matching.resting(tradeId, side).filter(passed);
        const { amount: lot } = digitsOf(tradeId);
        const share = truncate(divide(reached[0]?.amount ?? '0', mostTouches), lot);
        let left = largest(trade.amount, share, stepOf(lot));
        for (const order of reached) {
          const amount = smallest(left, remainingOf(order));
          if (compare(amount, '0') <= 0) break;
          booking.fillFromBook(beforeFill(order), { price: order.price ?? trade.price, amount, role: fillRole.maker });
          left = subtract(left, amount);
        }
      }
      watch(tradeId, side);
    },
  };
}
