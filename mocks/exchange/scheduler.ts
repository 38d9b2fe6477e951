import { createUndoLog, type UndoLog } from '../db';

/** Something that is to happen at `at`; `sequence` settles the order of what happens at the same instant. */
export type ScheduledEvent<Event> = { sequence: number; at: number; event: Event };

export type SchedulerState<Event> = { at: number; nextSequence: number; scheduledEvents: ScheduledEvent<Event>[] };

/** The future events of a world, ordered by instant and then by when they were scheduled. `Event` must survive JSON. */
export interface Scheduler<Event> {
  /** Adds an event and returns its sequence; an instant that has passed means as soon as possible. */
  schedule(at: number, event: Event): number;
  /** Drops an event; false where it has run or never was. */
  cancel(sequence: number): boolean;
  /** The next event, if any: what "jump to the next event" needs. */
  next(): ScheduledEvent<Event> | undefined;
  /**
   * Runs everything due up to and including `now`, each at its own instant, in order, including what these events schedule themselves.
   * An event whose `run` throws has changed nothing, stays on the schedule and stops the advance, so that nothing is lost unseen.
   * `isSpent` may end it between two instants; returns whether everything due has run.
   */
  advanceTo(now: number, run: (event: Event, at: number) => void, isSpent?: () => boolean): boolean;
  state(): SchedulerState<Event>;
}

/** Creates an schedule that stands at `from.at`, empty or with what was saved. */
export function createScheduler<Event>(
  from: { at: number } | SchedulerState<Event>,
  undoLog: Pick<UndoLog, 'note' | 'atomic'> = createUndoLog(),
): Scheduler<Event> {
  let at = from.at;
  let nextSequence = 'nextSequence' in from ? from.nextSequence : 1;
  const pending: ScheduledEvent<Event>[] = 'scheduledEvents' in from ? from.scheduledEvents.toSorted(order) : [];

  const insert = (scheduled: ScheduledEvent<Event>) => {
    let low = 0;
    let high = pending.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = pending[middle];
      if (other && order(other, scheduled) < 0) low = middle + 1;
      else high = middle;
    }
    pending.splice(low, 0, scheduled);
  };

  const take = (sequence: number): ScheduledEvent<Event> | undefined => {
    const index = pending.findIndex((scheduled) => scheduled.sequence === sequence);
    return index < 0 ? undefined : pending.splice(index, 1)[0];
  };

  return {
    schedule: (instant, event) => {
      const sequence = nextSequence;
      nextSequence += 1;
      insert({ sequence, at: Math.max(instant, at), event });
      undoLog.note(() => {
        take(sequence);
        nextSequence = sequence;
      });
      return sequence;
    },
    cancel: (sequence) => {
      const taken = take(sequence);
      if (taken) undoLog.note(() => insert(taken));
      return taken !== undefined;
    },
    next: () => pending.at(-1),
    advanceTo: (now, run, isSpent = () => false) => {
      for (let due = pending.at(-1); due && due.at <= now; due = pending.at(-1)) {
        const current = due;
        if (current.at > at && isSpent()) return false;
        pending.pop();
        at = Math.max(at, current.at);
        try {
          undoLog.atomic(() => run(current.event, current.at));
        } catch (problem) {
          insert(current);
          throw problem;
        }
      }
      at = Math.max(at, now);
      return true;
    },
    state: () => ({ at, nextSequence, scheduledEvents: pending.toReversed() }),
  };
}

/** Latest first, so that the next one is at the end of the list. */
const order = <Event>(a: ScheduledEvent<Event>, b: ScheduledEvent<Event>): number => b.at - a.at || b.sequence - a.sequence;
