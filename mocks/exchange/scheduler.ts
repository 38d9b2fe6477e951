import * as z from 'zod/mini';
import type { Collection, UndoLog } from '../db';

/** An event due at `at`; `sequence` orders events at the same instant. */
export type ScheduledEvent<Event> = { sequence: number; at: number; event: Event };

/** The collection of scheduled events with the schema `event`. */
export const scheduledEventsOf = <Event extends z.ZodMiniType>(event: Event) => ({
  scheduledEvents: { schema: z.object({ sequence: z.int(), at: z.int(), event }), key: 'sequence' as const, indexes: [] },
});

/** A due event failed; its changes were undone. */
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

/** The name of an event for messages: its part of the exchange and its kind. */
function nameOf(event: unknown): string {
  if (typeof event !== 'object' || event === null || !('part' in event)) return 'an event';
  return 'kind' in event ? `${String(event.part)} ${String(event.kind)}` : String(event.part);
}

/** The stored events of a schedule. */
export interface ScheduledRecords<Event> {
  readonly scheduledEvents: Collection<ScheduledEvent<Event>, number>;
}

/** The future events of a world, ordered by instant, then by scheduling order. */
export interface Scheduler<Event> {
  /** Schedules an event and returns its sequence; a past instant means as soon as possible. */
  schedule(at: number, event: Event): number;
  /** Cancels an event; false if it has run or does not exist. */
  cancel(sequence: number): boolean;
  /** The scheduled events, soonest first. */
  upcoming(): readonly ScheduledEvent<Event>[];
  /**
   * Runs all events due up to and including `now`, each at its own instant and in order, including those they schedule.
   * If a `run` throws, its changes are undone and the event stays scheduled: time stops at the previous event, and an `EventFailed` names the event.
   * `shouldStop` may stop it between two instants; returns whether all due events have run.
   */
  advanceTo(now: number, run: (event: Event, at: number) => void, shouldStop?: () => boolean): boolean;
}

interface SchedulerConfig<Event> {
  readonly db: ScheduledRecords<Event> & { readonly undoLog: UndoLog };
  /** The current instant of the schedule. */
  readonly at: number;
  /** Returns the sequence of the next event. */
  readonly nextSequence: () => number;
}

/** Creates a scheduler for the events in the collection. */
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
    advanceTo: (now, run, shouldStop = () => false) => {
      for (let due = next(); due && due.at <= now; due = next()) {
        const [current, before] = [due, at];
        if (current.at > at && shouldStop()) return false;
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
