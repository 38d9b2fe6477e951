import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDb } from '../db';
import { createScheduler, scheduledEventsOf } from './scheduler';

const Event = z.object({ name: z.number(), repeats: z.number(), every: z.number() });
type Event = z.output<typeof Event>;

/** A scheduler at the instant `at`, restored from `snapshot` if given. */
function opened(at: number, snapshot?: unknown, last = 0) {
  let sequence = last;
  const db = createDb(scheduledEventsOf(Event));
  if (snapshot) db.restore(snapshot);
  const scheduler = createScheduler<Event>({ db, at, nextSequence: () => (sequence += 1) });
  return { ...scheduler, saved: (now: number) => opened(now, JSON.parse(JSON.stringify(db.snapshot())), sequence) };
}

/** A one-off event with this name. */
const once = (name: number): Event => ({ name, repeats: 0, every: 0 });

/** Runs events that reschedule themselves, and records what happened when. */
function runEvents(events: readonly (Event & { at: number })[], stops: readonly number[], saving = false) {
  let scheduler = opened(0);
  const happened: string[] = [];
  for (const { at, ...event } of events) scheduler.schedule(at, event);
  for (const stop of stops) {
    scheduler.advanceTo(stop, (event, at) => {
      happened.push(`${at}:${event.name}`);
      if (event.repeats > 0) scheduler.schedule(at + event.every, { ...event, repeats: event.repeats - 1 });
    });
    if (saving) scheduler = scheduler.saved(stop);
  }
  return { happened, upcoming: scheduler.upcoming() };
}

const events = fc.array(fc.record({ at: fc.nat(1_000), name: fc.nat(9), repeats: fc.nat(5), every: fc.integer({ min: 0, max: 300 }) }), {
  maxLength: 30,
});
const stops = fc.array(fc.nat(2_000), { maxLength: 20 }).map((list) => [...list.toSorted((a, b) => a - b), 2_000]);

describe('scheduler', () => {
  it('gives the same result in one large step as in many small ones', () => {
    fc.assert(
      fc.property(events, stops, (list, through) => {
        expect(runEvents(list, through)).toEqual(runEvents(list, [2_000]));
      }),
    );
  });
  it('can be saved and restored at any time', () => {
    fc.assert(
      fc.property(events, stops, (list, through) => {
        expect(runEvents(list, through, true)).toEqual(runEvents(list, [2_000]));
      }),
    );
  });
  it('runs events due at the same instant in scheduling order', () => {
    const scheduler = opened(0);
    for (const name of [3, 1, 2]) scheduler.schedule(10, once(name));
    const ran: number[] = [];
    scheduler.advanceTo(10, ({ name }) => ran.push(name));
    expect(ran).toEqual([3, 1, 2]);
  });
  it('treats a past instant as now', () => {
    const scheduler = opened(100);
    scheduler.schedule(5, once(1));
    expect(scheduler.upcoming()[0]?.at).toBe(100);
  });
  it('can be stopped between two instants, and resumes from there', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 5 }), (list, budget) => {
        const scheduler = opened(0);
        for (const { at, ...event } of list) scheduler.schedule(at, event);
        const happened: string[] = [];
        let last = 0;
        for (let isThere = false; !isThere;) {
          let looks = 0;
          isThere = scheduler.advanceTo(
            2_000,
            (event, at) => {
              last = at;
              happened.push(`${at}:${event.name}`);
              if (event.repeats > 0) scheduler.schedule(at + event.every, { ...event, repeats: event.repeats - 1 });
            },
            () => (looks += 1) > budget,
          );
          if (!isThere) expect(scheduler.upcoming()[0]?.at).toBeGreaterThan(last);
        }
        expect({ happened, upcoming: scheduler.upcoming() }).toEqual(runEvents(list, [2_000]));
      }),
    );
  });
  it('cancels an event once', () => {
    const scheduler = opened(0);
    const sequence = scheduler.schedule(5, once(1));
    expect([scheduler.cancel(sequence), scheduler.cancel(sequence)]).toEqual([true, false]);
    scheduler.advanceTo(10, () => expect.unreachable());
  });
  it('keeps an event that fails', () => {
    const scheduler = opened(0);
    scheduler.schedule(5, once(1));
    const failing = () =>
      scheduler.advanceTo(10, () => {
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(scheduler.upcoming()[0]).toEqual({ sequence: 1, at: 5, event: once(1) });
  });
  it('undoes what a failed event has scheduled and cancelled', () => {
    const scheduler = opened(0);
    scheduler.schedule(5, once(1));
    const kept = scheduler.schedule(7, once(2));
    const failing = () =>
      scheduler.advanceTo(5, () => {
        scheduler.cancel(kept);
        scheduler.schedule(6, once(3));
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(scheduler.upcoming()).toMatchObject([{ event: once(1) }, { event: once(2) }]);
  });
});
