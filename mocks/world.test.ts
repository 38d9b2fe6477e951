import { expect, test } from 'vitest';
import { supportedInstants } from './exchange/instants';
import { createWorld } from './world';
import { sampled } from '@tests/support/testAmount';

const dayMs = 86_400_000;

/** The first and the last possible instant, the end of a quarter, and ordinary days. */
const instants = [
  supportedInstants.first,
  Date.UTC(2020, 8, 13),
  Date.UTC(2026, 2, 2, 9, 30),
  Date.UTC(2026, 2, 27, 7, 59),
  supportedInstants.last - 2 * dayMs,
];

/** How many worlds an ordinary run creates. */
const atMost = 5;
const begun = instants.flatMap((at) => ['a', 'b', 'c'].map((seed) => [new Date(at).toISOString(), seed, at] as const));

test.each(sampled(begun, { atMost }))('a world can start at %s from the seed %s and advance by a day', (_, seed, at) => {
  const faults: unknown[] = [];
  const world = createWorld({ seed, startedAt: at, onFault: (error) => faults.push(error) });
  expect(world.now).toBe(at);
  world.advanceTo(at + dayMs);
  expect(faults).toEqual([]);
  expect([...world.ledger.totals().values()].filter((sum) => sum !== '0')).toEqual([]);
});

test('seeded activity lies within the thirty days before the start', () => {
  const at = Date.UTC(2026, 2, 2, 9, 30);
  const { db, ledger } = createWorld({ seed: 'past', startedAt: at });
  const owners = db.users.all().map(({ fid }) => fid);
  const instantsOf = owners.flatMap((fid) => ledger.history(fid).map((entry) => entry.at));
  expect(Math.min(...instantsOf)).toBeGreaterThanOrEqual(at - 30 * dayMs);
  expect(Math.max(...instantsOf)).toBeLessThanOrEqual(at);
});

test('ids sort as text in numeric order', () => {
  const world = createWorld({ seed: 'a', startedAt: Date.UTC(2026, 2, 2, 9, 30) });
  const first = String(world.nextId());
  const numbers = Array.from({ length: 12_000 }, () => String(world.nextId()));
  expect(numbers.every((text, index) => text > (numbers[index - 1] ?? first))).toBe(true);
});

test('an event that fails after any of its changes has no effect, and runs once it can', () => {
  const world = createWorld({ seed: 'a', startedAt: Date.UTC(2026, 2, 2, 9, 30) });
  const { undoLog } = world.db;
  const { note } = undoLog;
  const held = () => {
    const { db, ledger, mockLedger, sequence } = world.state();
    return JSON.stringify([db, ledger, mockLedger, sequence, world.upcoming()]);
  };
  let failed = 0;
  for (let event = 0; event < 40; event += 1) {
    const at = world.upcoming()[0]?.at ?? expect.fail('nothing is on the schedule');
    // Other events at the same instant that ran before the failed one keep their effects.
    const isAlone = world.upcoming()[1]?.at !== at;
    const before = held();
    for (const max of isAlone ? [1, 2, 3] : []) {
      let made = 0;
      undoLog.note = (undo) => {
        note(undo);
        made += 1;
        if (made === max) throw new Error('planted');
      };
      try {
        world.advanceTo(at);
        break;
      } catch (error) {
        failed += 1;
        expect(error).toMatchObject({ name: 'EventFailed', cause: { message: 'planted' } });
        expect(held()).toBe(before);
      } finally {
        undoLog.note = note;
      }
    }
    world.advanceTo(at);
  }
  expect(failed).toBeGreaterThan(40);
});
