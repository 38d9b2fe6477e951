import * as z from 'zod/mini';
import { subtract } from '@/contract/decimal';
import type { Migration } from './migration';

type Row = Record<string, unknown>;

/**
 * To version 6: resting orders, their next fills and their triggers move from the orders of pairs and contracts to the shared engine.
 * Orders of a contract used to have an event each; those of one side now share the event of the best one.
 */
export const mergeOrderEngines: Migration = (saved) => {
  const { collections } = saved.world.db;
  const { spotOrders = [], spotWatches = [], contractOrders = [], contractConditions = [], scheduledEvents = [], ...others } = collections;
  const restingContracts = contractOrders.filter(({ isResting }) => isResting === true).toSorted(byPriority);
  const best = new Map<string, Row>();
  for (const order of restingContracts) {
    const key = `${String(order.contractCode)}:${String(order.side)}`;
    if (!best.has(key)) best.set(key, order);
  }
  const waitingSpot = spotOrders.filter(({ state }) => state === 'waiting');
  const waitingConditions = contractConditions.filter(({ state }) => state === 'waiting');
  const triggers = [...waitingSpot.map(spotTrigger), ...waitingConditions.map(conditionTrigger)].filter(
    (each) => each.scheduledEventId !== null,
  );
  const keptEventIds = new Set([...best.values()].map(({ scheduledEventId }) => scheduledEventId));
  const db = {
    ...saved.world.db,
    collections: {
      ...others,
      spotOrders: spotOrders.map(
        ({ priority: _1, ticks: _2, isResting: _3, trigger: _4, extreme: _5, scheduledEventId: _6, ...order }) => order,
      ),
      contractOrders: contractOrders.map(({ priority: _1, ticks: _2, isResting: _3, scheduledEventId: _4, ...order }) => order),
      contractConditions: contractConditions.map(({ extreme: _1, scheduledEventId: _2, ...condition }) => condition),
      restingOrders: [
        ...spotOrders.filter(({ isResting }) => isResting === true).map((order) => resting(order, order.tradeId)),
        ...restingContracts.map((order) => resting(order, order.contractCode)),
      ],
      bookWatches: [
        ...spotWatches.map(({ tradeId, side, price, sequence }) => watch(tradeId, 'spot', { side, price, scheduledEventId: sequence })),
        ...[...best.values()].map((order) => watch(order.contractCode, 'positions', order)),
      ],
      triggers,
      scheduledEvents: rescheduled(scheduledEvents, contractOrders, keptEventIds),
    },
  };
  return { ...saved, world: { ...saved.world, db } };
};

const Rank = z.object({ ticks: z.int(), priority: z.int() });
const Scheduled = z.looseObject({ sequence: z.int(), event: z.record(z.string(), z.unknown()) });

/** Best price first, then earliest first. */
function byPriority(a: Row, b: Row): number {
  const [first, second] = [z.parse(Rank, a), z.parse(Rank, b)];
  return (first.ticks - second.ticks) * (a.side === 'buy' ? -1 : 1) || first.priority - second.priority;
}

const resting = ({ orderId, owner, side, price, amount, filledAmount, ticks, priority }: Row, venue: unknown): Row => ({
  orderId,
  venue: String(venue),
  owner,
  side,
  price,
  amount: subtract(String(amount), String(filledAmount)),
  ticks,
  priority,
});

const watch = (venue: unknown, product: string, { side, price, scheduledEventId }: Row): Row => ({
  key: `${String(venue)}:${String(side)}`,
  venue: String(venue),
  product,
  side,
  price,
  scheduledEventId,
});

const spotTrigger = ({
  orderId,
  tradeId,
  type,
  side,
  trigger,
  stopPrice,
  activationPrice,
  extreme,
  trailing,
  scheduledEventId,
}: Row): Row => ({
  orderId,
  product: 'spot',
  venue: String(tradeId),
  goal: type === 'trailing' ? null : { direction: trigger, price: stopPrice },
  trail: type === 'trailing' ? { side, activationPrice, extreme, rate: trailing, distance: null } : null,
  scheduledEventId,
});

const conditionTrigger = (condition: Row): Row => {
  const { orderId, contractCode, kind, side, direction, triggerPrice, activationPrice, extreme, trailing, trailingDistance } = condition;
  return {
    orderId,
    product: 'positions',
    venue: contractCode,
    goal: kind === 'trailing' ? null : { direction, price: triggerPrice },
    trail: kind === 'trailing' ? { side, activationPrice, extreme, rate: trailing, distance: trailingDistance } : null,
    scheduledEventId: condition.scheduledEventId,
  };
};

/** The schedule with the engine's events instead of those of single orders; obsolete events are dropped. */
function rescheduled(scheduledEvents: readonly Row[], contractOrders: readonly Row[], keptEventIds: ReadonlySet<unknown>): Row[] {
  const orders = new Map(contractOrders.map((order) => [order.orderId, order]));
  return z.parse(z.array(Scheduled), scheduledEvents).flatMap(({ event, ...scheduled }) => {
    const { part, kind, id, orderId, tradeId, side } = event;
    const renamed = (to: Row) => [{ ...scheduled, event: { part: 'execution', ...to } }];
    if (part === 'spot') return kind === 'touch' ? renamed({ kind, venue: String(tradeId), side }) : renamed({ kind, orderId });
    if (part === 'positions' && kind === 'condition') return renamed({ kind: 'trigger', orderId: id });
    if (part !== 'positions' || kind !== 'order') return [{ ...scheduled, event }];
    const order = orders.get(id);
    return keptEventIds.has(scheduled.sequence) && order ? renamed({ kind: 'touch', venue: order.contractCode, side: order.side }) : [];
  });
}
