import { compare, multiply, type Decimal } from '@/contract/decimal';
import type { ContractsContext } from './context';
import { firingPrice, follow, isAt, trailingGoals, type Goal, type Trail } from '../trailing';
import { horizonMs } from './events';
import type { StoredCondition } from './records';
import { termsOf, type Terms } from './terms';

/** What plans, exits and trailing orders wait for. */
export interface Triggers {
  /** Searches for the trade that reaches what an order waits for, or the horizon, in place of what was found before. */
  arm(condition: StoredCondition, at: number): StoredCondition;
  /** Whether a trade of this very instant is at what an order waits for. */
  isHit(condition: StoredCondition, terms: Terms, at: number): boolean;
  /** Whether the price has come to where an order goes; a trailing order follows a better price instead. */
  isReached(condition: StoredCondition, terms: Terms, at: number): { readonly isReached: boolean; readonly condition: StoredCondition };
}

export function createTriggers(context: ContractsContext): Triggers {
  const { db, market, schedule, cancel } = context;
  return {
    arm: (condition, at) => {
      if (condition.scheduledEventId !== null) cancel(condition.scheduledEventId);
      const terms = termsOf(context, condition.contractCode, at);
      const until = Math.min(at + horizonMs, terms?.expires ?? Infinity);
      const instants = terms
        ? goalsOf(condition, terms).flatMap(([way, price]) => market.firstBeyond(terms.market, way, price, at, until)?.at ?? [])
        : [];
      const scheduledEventId = schedule(Math.min(until, ...instants), { part: 'positions', kind: 'condition', id: condition.orderId });
      return db.contractConditions.update(condition.orderId, { scheduledEventId });
    },
    isHit: (condition, terms, at) =>
      goalsOf(condition, terms).some(([way, price]) => market.firstBeyond(terms.market, way, price, at - 1, at) !== undefined),
    isReached: (condition, terms, at) => {
      const price = market.price(terms.market, at);
      if (condition.kind !== 'trailing') return { isReached: goalsOf(condition, terms).some((goal) => isAt(goal, price)), condition };
      const { isReached, extreme } = follow(trailOf(condition), terms.priceDigits, price);
      if (extreme === condition.extreme) return { isReached, condition };
      const patch = { extreme, triggerPrice: goesAt({ ...condition, extreme }, terms.priceDigits), updatedTime: at };
      return { isReached, condition: db.contractConditions.update(condition.orderId, patch) };
    },
  };
}

type Following = Pick<StoredCondition, 'side' | 'activationPrice' | 'extreme' | 'trailing' | 'trailingDistance'>;

/** The price at which a trailing order goes as things stand; null before it follows. */
export const goesAt = (following: Following, priceDigits: number): Decimal | null =>
  following.extreme === null ? null : firingPrice(trailOf(following), following.extreme, priceDigits);

/** Whether a price is reached by a rise or by a fall from where the price is. */
export const directionTo = (goal: Decimal, price: Decimal): StoredCondition['direction'] => (compare(goal, price) > 0 ? 'above' : 'below');

function goalsOf(condition: StoredCondition, { priceDigits }: Terms): Goal[] {
  if (condition.kind === 'trailing') return trailingGoals(trailOf(condition), priceDigits);
  return condition.triggerPrice === null ? [] : [[condition.direction, condition.triggerPrice]];
}

const trailOf = ({ side, activationPrice, extreme, trailing, trailingDistance }: Following): Trail => ({
  side,
  activationPrice,
  extreme,
  distanceFrom: (best) => trailingDistance ?? multiply(best, trailing ?? '0'),
});
