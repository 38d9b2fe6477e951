import { multiply, type Decimal } from '@/contract/decimal';
import { orderType } from '@/contract/spot';
import type { SpotContext } from './context';
import { firingPrice, follow, isAt, trailingGoals, type Goal, type Trail } from '../trailing';
import type { StoredOrder } from './records';
import { digitsOf } from './terms';

export interface Triggers {
  /** Puts the instant after `after` (the present) at which an order's trigger is reached on the schedule, in place of the one before. */
  arm(order: StoredOrder, after?: number): StoredOrder;
  /** Whether a trade of this very instant is at what an order waits for. */
  isHit(order: StoredOrder, at: number): boolean;
  /** Takes an order's event off the schedule. */
  disarm(order: StoredOrder): void;
  /** Whether the price has reached the trigger; a trailing order whose price got better trails on instead. */
  isReached(order: StoredOrder): { readonly isReached: boolean; readonly order: StoredOrder };
}

/** How far ahead a trigger is looked for at once. */
export const horizonMs = 86_400_000;

/** What stop and trailing orders wait for. */
export function createTriggers({ db, market, now, schedule, cancel }: SpotContext): Triggers {
  const disarm = ({ scheduledEventId }: StoredOrder) => {
    if (scheduledEventId !== null) cancel(scheduledEventId);
  };

  return {
    disarm,
    isHit: (order, at) => goalsOf(order).some(([way, price]) => market.firstBeyond(order.tradeId, way, price, at - 1, at) !== undefined),
    arm: (order, after = now()) => {
      disarm(order);
      const until = now() + horizonMs;
      const instants = goalsOf(order).flatMap(([way, price]) => market.firstBeyond(order.tradeId, way, price, after, until)?.at ?? []);
      const scheduledEventId = schedule(Math.min(until, ...instants), { part: 'spot', kind: 'trigger', orderId: order.orderId });
      return db.spotOrders.update(order.orderId, { scheduledEventId });
    },
    isReached: (order) => {
      const price = market.price(order.tradeId, now());
      if (order.type !== orderType.trailing) return { isReached: goalsOf(order).some((goal) => isAt(goal, price)), order };
      const { isReached, extreme } = follow(trailOf(order), digitsOf(order.tradeId).price, price);
      if (extreme === order.extreme) return { isReached, order };
      return { isReached, order: db.spotOrders.update(order.orderId, { extreme, stopPrice: goesAt({ ...order, extreme }) }) };
    },
  };
}

/** The prices an order waits for: a stop its stop price, a trailing order what it trails by. */
function goalsOf(order: StoredOrder): Goal[] {
  const { tradeId, type, trigger, stopPrice } = order;
  if (type === orderType.trailing) return trailingGoals(trailOf(order), digitsOf(tradeId).price);
  return trigger === null || stopPrice === null ? [] : [[trigger, stopPrice]];
}

/** What a trailing order trails the price by, and how far it has come. */
type Trailing = Pick<StoredOrder, 'tradeId' | 'side' | 'activationPrice' | 'extreme' | 'trailing'>;

/** The price at which a trailing order goes as things stand; null before it follows. */
export const goesAt = (order: Trailing): Decimal | null =>
  order.extreme === null ? null : firingPrice(trailOf(order), order.extreme, digitsOf(order.tradeId).price);

const trailOf = ({ side, activationPrice, extreme, trailing }: Trailing): Trail => ({
  side,
  activationPrice,
  extreme,
  distanceFrom: (best) => multiply(best, trailing ?? '0'),
});
