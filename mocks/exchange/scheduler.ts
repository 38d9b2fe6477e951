import * as z from 'zod/mini';
import type { Collection, UndoLog } from '../db';

/** Something that is to happen at `at`; `sequence` settles the order of what happens at the same instant. */
export type ScheduledEvent<Event> = { sequence: number; at: number; event: Event };

/** The collection of scheduled events of the shape `event`. */
export const scheduledEventsOf = <Event extends z.ZodMiniType>(event: Event) => ({
  scheduledEvents: { schema: z.object({ sequence: z.int(), at: z.int(), event }), key: 'sequence' as const, indexes: [] },
});

/** Something that was due has failed, and has changed nothing. */
export class EventFailed extends Error {
  override readonly name = 'EventFailed';
  readonly event: string;
  constructor(event: string, at: number, cause: unknown) {
    super(`${event}, due at ${new Date(at).toISOString()}, has failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.event = event;
  }
}

/** What an event is called: its part of the exchange and its kind. */
function nameOf(event: unknown): string {
  if (typeof event !== 'object' || event === null || !('part' in event)) return 'an event';
  return 'kind' in event ? `${String(event.part)} ${String(event.kind)}` : String(event.part);
}

/** The records of a schedule of events of the type `Event`. */
export interface ScheduledRecords<Event> {
  readonly scheduledEvents: Collection<ScheduledEvent<Event>, number>;
}

/** The future events of a world, ordered by instant and then by when they were scheduled. */
export interface Scheduler<Event> {
  /** Adds an event and returns its sequence; an instant that has passed means as soon as possible. */
  schedule(at: number, event: Event): number;
  /** Drops an event; false where it has run or never was. */
  cancel(sequence: number): boolean;
  /** What is to happen, soonest first. */
  upcoming(): readonly ScheduledEvent<Event>[];
  /**
   * Runs everything due up to and including `now`, each at its own instant, in order, including what these events schedule themselves.
   * An event whose `run` throws has changed nothing and stays on the schedule: time stands at the event before, and an `EventFailed` says which it was.
   * `isSpent` may end it between two instants; returns whether everything due has run.
   */
  advanceTo(now: number, run: (event: Event, at: number) => void, isSpent?: () => boolean): boolean;
}

interface SchedulerConfig<Event> {
  readonly db: ScheduledRecords<Event> & { readonly undoLog: UndoLog };
  /** The instant at which the schedule stands. */
  readonly at: number;
  /** Gives each event its sequence. */
  readonly nextSequence: () => number;
}

/** Opens the schedule of what the collection holds. */
export function createScheduler<Event>({
  db: { scheduledEvents, undoLog },
  at: openedAt,
  nextSequence,
}: SchedulerConfig<Event>): Scheduler<Event> {
  let at = openedAt;
  const next = (): ScheduledEvent<Event> | undefined => scheduledEvents.find({ sort: soonest, page: { num: 1, size: 1 } }).list[0];
  return {
    schedule: (instant, event) => {
      const sequence = nextSequence();
      scheduledEvents.insert({ sequence, at: Math.max(instant, at), event });
      return sequence;
    },
    cancel: (sequence) => scheduledEvents.remove(sequence),
    upcoming: () => scheduledEvents.find({ sort: soonest }).list,
    advanceTo: (now, run, isSpent = () => false) => {
      for (let due = next(); due && due.at <= now; due = next()) {
        const [current, before] = [due, at];
        if (current.at > at && isSpent()) return false;
        at = Math.max(at, current.at);
        try {
          undoLog.atomic(() => {
            scheduledEvents.remove(current.sequence);
            run(current.event, current.at);
          });
        } catch (error) {
          at = before;
          throw new EventFailed(nameOf(current.event), current.at, error);
        }
      }
      at = Math.max(at, now);
      return true;
    },
  };
}

const soonest = [
  ['at', 'asc'],
  ['sequence', 'asc'],
] as const;
