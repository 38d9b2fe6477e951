import { compare, multiply, type Decimal } from '@/contract/decimal';
import type { Venue } from '../book/venue';
import { basisPrice, firstAtGoal } from '../market/priceBasis';
import type { MarketId } from '../market/market';
import type { ExecutionContext } from './context';
import { horizonMs } from './events';
import { isListed } from './listed';
import type { ArmedTrigger, TrailingTerms } from './records';
import { trailingTriggerPrice, applyPrice, hasReached, trailingGoals, type Goal, type Trail } from './trailing';

/** What an order waits for. */
type Terms = Omit<ArmedTrigger, 'scheduledEventId'>;

/** The owner of orders that wait for a price. */
export interface TriggerOwner {
  /** The product the orders belong to. */
  readonly name: string;
  /** The price was reached: the order is placed. */
  fire(orderId: string): void;
  /** A trailing order has followed the price: its trigger price is now `price`. */
  moveTrigger(orderId: string, price: Decimal): void;
  /** Its market is no longer traded. */
  expire(orderId: string): void;
}

/** The triggers of orders that are not yet in the book. */
export interface Triggers {
  /** Schedules the next instant at which a trigger is reached, replacing the order's previous trigger; now if its price has already passed. */
  arm(trigger: Terms, isPassed?: boolean): void;
  /** Removes the trigger of an order. */
  disarm(orderId: string): void;
  /** Repeats the search for markets whose prices have changed, up to and including `until`. */
  rearm(concerns: (market: MarketId) => boolean, until: number): void;
  run(orderId: string): void;
}

export function createTriggers(
  { db, market, now, schedule, cancel }: ExecutionContext,
  ownerOf: (name: string) => TriggerOwner,
  venueOf: (trigger: Terms) => Venue,
): Triggers {
  const first = (trigger: Terms, venue: Venue, after: number, until: number) =>
    // An index moves on while its contract is halted; the search starts again when trading resumes.
    (basisOf(trigger) === 'last' || market.isOpen(venue.market, now()) ? goalsOf(trigger, venue) : []).flatMap(
      ([direction, price]) => firstAtGoal(market, venue.market, basisOf(trigger), { direction, price }, after, until) ?? [],
    );
  const disarm: Triggers['disarm'] = (orderId) => {
    const stored = db.triggers.get(orderId);
    if (!stored) return;
    cancel(stored.scheduledEventId);
    db.triggers.remove(orderId);
  };
  const arm = (trigger: Terms, after: number, isPassed = false) => {
    disarm(trigger.orderId);
    const venue = venueOf(trigger);
    const until = Math.min(now() + horizonMs, venue.expires ?? Infinity);
    const at = isPassed ? now() : Math.min(until, ...first(trigger, venue, after, until));
    const scheduledEventId = schedule(at, { part: 'execution', kind: 'trigger', orderId: trigger.orderId });
    db.triggers.insert({ ...trigger, scheduledEventId });
  };
  /** Whether the price has reached the trigger of an order; a trailing one follows a better price instead. */
  const evaluate = (trigger: Terms, venue: Venue): { readonly isReached: boolean; readonly trigger: Terms } => {
    const price = basisPrice(market, venue.market, basisOf(trigger), now());
    const priceDigits = venue.digits.price;
    const { trail } = trigger;
    if (trail === null) return { isReached: goalsOf(trigger, venue).some((goal) => hasReached(goal, price)), trigger };
    const { isReached, extreme } = applyPrice(trailOf(trail), priceDigits, price);
    if (extreme === null || extreme === trail.extreme) return { isReached, trigger };
    const followed = { ...trail, extreme };
    ownerOf(trigger.product).moveTrigger(trigger.orderId, trailingTriggerPrice(trailOf(followed), extreme, priceDigits));
    return { isReached, trigger: { ...trigger, trail: followed } };
  };

  return {
    arm: (trigger, isPassed) => arm(trigger, now(), isPassed),
    disarm,
    rearm: (concerns, until) => {
      for (const { scheduledEventId: _event, ...trigger } of db.triggers.all()) {
        const venue = venueOf(trigger);
        if (!concerns(venue.market)) continue;
        // A trade at this very instant counts: it may be one that a user has just made.
        const after = now() - 1;
        if (until > now() || first(trigger, venue, after, now()).length > 0) arm(trigger, after);
      }
    },
    run: (orderId) => {
      const stored = db.triggers.get(orderId);
      if (!stored) return;
      const venue = venueOf(stored);
      const { isReached, trigger } = market.isOpen(venue.market, now()) ? evaluate(stored, venue) : { isReached: false, trigger: stored };
      if (!isReached && isListed(market, venue, now())) return arm(trigger, now());
      db.triggers.remove(orderId);
      if (isReached) ownerOf(stored.product).fire(orderId);
      else ownerOf(stored.product).expire(orderId);
    },
  };
}

/** The direction of a target price from the current one. */
export const directionTo = (goal: Decimal, price: Decimal) => (compare(goal, price) > 0 ? 'above' : 'below');

/** The current trigger price of a trailing order; null before it follows the price. */
export const currentTriggerPrice = (trail: TrailingTerms, priceDigits: number): Decimal | null =>
  trail.extreme === null ? null : trailingTriggerPrice(trailOf(trail), trail.extreme, priceDigits);

const basisOf = ({ basis }: Terms) => basis ?? 'last';

function goalsOf({ goal, trail }: Terms, { digits }: Venue): Goal[] {
  if (trail !== null) return trailingGoals(trailOf(trail), digits.price);
  return goal === null ? [] : [[goal.direction, goal.price]];
}

const trailOf = ({ side, activationPrice, extreme, rate, distance }: TrailingTerms): Trail => ({
  side,
  activationPrice,
  extreme,
  distanceFrom: (best) => distance ?? multiply(best, rate ?? '0'),
});
