import { add, compare, divide, largest, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, orderType, stepOf } from '@/contract/spot';
import type { Floor } from '../floor';
import { direction, type Direction, type StoredOrder } from './records';
import { digitsOf } from './terms';

export interface Triggers {
  /** Puts the instant at which an order's trigger is reached on the agenda, in place of the one before. */
  arm(order: StoredOrder): StoredOrder;
  /** Takes an order's event off the agenda. */
  disarm(order: StoredOrder): void;
  /** Whether the price has reached the trigger; a trailing order whose price got better trails on instead. */
  isReached(order: StoredOrder): { readonly isReached: boolean; readonly order: StoredOrder };
}

/** How far ahead a trigger is looked for at once. */
export const horizonMs = 86_400_000;

/** A trailing order follows the price in steps of its distance ÷ 10. */
const stepsInDistance = '10';

/** What stop and trailing orders wait for. */
export function createTriggers({ db, market, now, schedule, cancel }: Floor): Triggers {
  const disarm = ({ watch }: StoredOrder) => {
    if (watch !== null) cancel(watch);
  };
  const reaches = (order: StoredOrder, way: Direction, price: Decimal): number | undefined =>
    market.firstBeyond(order.tradeId, way, price, now(), now() + horizonMs)?.at;

  return {
    disarm,
    arm: (order) => {
      disarm(order);
      const levels = levelsOf(order);
      const instants = levels.flatMap(([way, price]) => reaches(order, way, price) ?? []);
      const watch = schedule(Math.min(now() + horizonMs, ...instants), { part: 'spot', kind: 'trigger', orderId: order.orderId });
      return db.spotOrders.update(order.orderId, { watch });
    },
    isReached: (order) => {
      const price = market.price(order.tradeId, now());
      const is = ([way, level]: readonly [Direction, Decimal]) => compare(price, level) * (way === direction.above ? 1 : -1) >= 0;
      if (order.type !== orderType.trailing) return { isReached: levelsOf(order).some(is), order };
      const [fires, betters] = levelsOf(order);
      if (order.extreme === null)
        return { isReached: false, order: fires && is(fires) ? db.spotOrders.update(order.orderId, { extreme: price }) : order };
      if (fires && is(fires)) return { isReached: true, order };
      return { isReached: false, order: betters && is(betters) ? db.spotOrders.update(order.orderId, { extreme: price }) : order };
    },
  };
}

/** The prices an order waits for: a stop its stop price; a trailing order its activation, then the price that fires it and the one from which it trails on. */
function levelsOf({
  tradeId,
  side,
  type,
  trigger,
  stopPrice,
  trailing,
  activationPrice,
  extreme,
}: StoredOrder): (readonly [Direction, Decimal])[] {
  if (type !== orderType.trailing) return trigger === null || stopPrice === null ? [] : [[trigger, stopPrice]];
  const isSell = side === orderSide.sell;
  const [back, on] = isSell ? [direction.below, direction.above] : [direction.above, direction.below];
  if (extreme === null) return activationPrice === null ? [] : [[on, activationPrice]];
  const distance = multiply(extreme, trailing ?? '0');
  const step = divide(distance, stepsInDistance);
  const digits = digitsOf(tradeId).price;
  const stride = largest(truncate(step, digits), stepOf(digits));
  return [
    [back, truncate(isSell ? subtract(extreme, distance) : add(extreme, distance), digits)],
    [on, isSell ? add(extreme, stride) : subtract(extreme, stride)],
  ];
}
