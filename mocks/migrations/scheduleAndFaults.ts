import * as z from 'zod/mini';
import type { Migration } from './migration';

const Before = z.looseObject({
  scheduler: z.object({ nextSequence: z.int(), scheduledEvents: z.array(z.record(z.string(), z.unknown())) }),
  faults: z.object({ rules: z.array(z.record(z.string(), z.unknown())) }),
});

/** To version 5: the schedule and the faults are collections. */
export const scheduleAndFaults: Migration = (saved) => {
  const { scheduler, faults, ...world } = z.parse(Before, saved.world);
  const { nextSequence, scheduledEvents } = scheduler;
  const collections = { ...saved.world.db.collections, scheduledEvents, faults: faults.rules };
  return {
    ...saved,
    world: { ...world, scheduled: nextSequence - 1, db: { ...saved.world.db, collections } },
  };
};
