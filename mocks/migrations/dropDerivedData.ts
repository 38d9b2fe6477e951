import * as z from 'zod/mini';
import type { Migration } from './migration';

const hourMs = 3_600_000;
const ScheduledEvent = z.object({
  sequence: z.int(),
  at: z.int(),
  event: z.looseObject({ part: z.string(), kind: z.optional(z.string()) }),
});

/**
 * To version 7: derived data is no longer stored. Bills of contract accounts are read from the ledger, and interest is computed on demand
 * from the elapsed hours instead of by an event every hour.
 */
export const dropDerivedData: Migration = (saved) => {
  const {
    contractBills: _contractBills,
    scheduledEvents = [],
    marginDebts = [],
    marginInterests = [],
    ...collections
  } = saved.world.db.collections;
  const waitingEvents = scheduledEvents.map((each) => ({ each, ...z.parse(ScheduledEvent, each) }));
  const isInterest = ({ event: { part, kind } }: (typeof waitingEvents)[number]) => part === 'margin' && kind === 'interest';
  const nextHours = new Map(waitingEvents.filter(isInterest).map(({ sequence, at }) => [sequence, at]));
  const updated = {
    scheduledEvents: waitingEvents.filter((each) => !isInterest(each)).map(({ each }) => each),
    marginDebts: marginDebts.map(({ scheduledEventId, since, ...debt }) => {
      const nextHour = typeof scheduledEventId === 'number' ? nextHours.get(scheduledEventId) : undefined;
      return { ...debt, since, countedAt: nextHour === undefined ? since : nextHour - hourMs };
    }),
    marginInterests: marginInterests.map((hour) => ({ ...hour, hours: 1 })),
  };
  return { ...saved, world: { ...saved.world, db: { ...saved.world.db, collections: { ...collections, ...updated } } } };
};
