import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SchedulerState, createScheduler } from './scheduler';

type Event = { name: number; repeats: number; every: number };

/** Runs events that schedule themselves again, and notes what happened when. */
function live(events: readonly (Event & { at: number })[], stops: readonly number[], saving = false) {
  let scheduler = createScheduler<Event>({ at: 0 });
  const happened: string[] = [];
  for (const { at, ...event } of events) scheduler.schedule(at, event);
  for (const stop of stops) {
    scheduler.advanceTo(stop, (event, at) => {
      happened.push(`${at}:${event.name}`);
      if (event.repeats > 0) scheduler.schedule(at + event.every, { ...event, repeats: event.repeats - 1 });
    });
    if (saving) {
      const saved: SchedulerState<Event> = JSON.parse(JSON.stringify(scheduler.state()));
      scheduler = createScheduler<Event>(saved);
    }
  }
  return { happened, state: scheduler.state() };
}

const events = fc.array(fc.record({ at: fc.nat(1_000), name: fc.nat(9), repeats: fc.nat(5), every: fc.integer({ min: 0, max: 300 }) }), {
  maxLength: 30,
});
const stops = fc.array(fc.nat(2_000), { maxLength: 20 }).map((list) => [...list.toSorted((a, b) => a - b), 2_000]);

describe('scheduler', () => {
  it('one leap equals living through it', () => {
    fc.assert(
      fc.property(events, stops, (list, through) => {
        expect(live(list, through)).toEqual(live(list, [2_000]));
      }),
    );
  });
  it('can be saved and restored at any moment', () => {
    fc.assert(
      fc.property(events, stops, (list, through) => {
        expect(live(list, through, true)).toEqual(live(list, [2_000]));
      }),
    );
  });
  it('runs what is due at the same instant in the order it was scheduled', () => {
    const scheduler = createScheduler<string>({ at: 0 });
    for (const name of ['first', 'second', 'third']) scheduler.schedule(10, name);
    const ran: string[] = [];
    scheduler.advanceTo(10, (event) => ran.push(event));
    expect(ran).toEqual(['first', 'second', 'third']);
  });
  it('treats an instant that has passed as now', () => {
    const scheduler = createScheduler<string>({ at: 100 });
    scheduler.schedule(5, 'late');
    expect(scheduler.next()?.at).toBe(100);
  });
  it('stops where its time is spent, between two instants only, and goes on from there', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 5 }), (list, budget) => {
        const scheduler = createScheduler<Event>({ at: 0 });
        for (const { at, ...event } of list) scheduler.schedule(at, event);
        const happened: string[] = [];
        for (let isThere = false; !isThere;) {
          let looks = 0;
          isThere = scheduler.advanceTo(
            2_000,
            (event, at) => {
              happened.push(`${at}:${event.name}`);
              if (event.repeats > 0) scheduler.schedule(at + event.every, { ...event, repeats: event.repeats - 1 });
            },
            () => (looks += 1) > budget,
          );
          const { at, scheduledEvents } = scheduler.state();
          if (!isThere) expect(scheduledEvents[0]?.at).toBeGreaterThan(at);
        }
        expect({ happened, state: scheduler.state() }).toEqual(live(list, [2_000]));
      }),
    );
  });
  it('drops a cancelled event, once', () => {
    const scheduler = createScheduler<string>({ at: 0 });
    const sequence = scheduler.schedule(5, 'never');
    expect([scheduler.cancel(sequence), scheduler.cancel(sequence)]).toEqual([true, false]);
    scheduler.advanceTo(10, () => expect.unreachable());
  });
  it('keeps an event that failed', () => {
    const scheduler = createScheduler<string>({ at: 0 });
    scheduler.schedule(5, 'fails');
    const failing = () =>
      scheduler.advanceTo(10, () => {
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(scheduler.next()).toEqual({ sequence: 1, at: 5, event: 'fails' });
  });
  it('takes back what an event that failed has scheduled and cancelled', () => {
    const scheduler = createScheduler<string>({ at: 0 });
    scheduler.schedule(5, 'fails');
    const kept = scheduler.schedule(7, 'kept');
    const failing = () =>
      scheduler.advanceTo(5, () => {
        scheduler.cancel(kept);
        scheduler.schedule(6, 'more');
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(scheduler.state()).toMatchObject({ nextSequence: 3, scheduledEvents: [{ event: 'fails' }, { event: 'kept' }] });
  });
});
