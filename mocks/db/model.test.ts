import * as z from 'zod/mini';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { collection, createDb } from '.';
import { compareScalars } from './query';

const Entry = z.object({
  id: z.number(),
  owner: z.string(),
  kind: z.optional(z.number()),
  rank: z.nullable(z.number()),
  done: z.boolean(),
});
type Entry = z.output<typeof Entry>;
const open = () => createDb({ entries: collection({ schema: Entry, key: 'id', indexes: ['owner', ['owner', 'kind'], 'done'] }) });
type Real = ReturnType<typeof open>;
type Model = Map<number, Entry>;

const id = fc.integer({ min: 0, max: 40 });
const owner = fc.constantFrom('ann', 'bob', '__proto__', '1');
const kind = fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined });
const rank = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
const entry = fc.record({ id, owner, kind, rank, done: fc.boolean() });
const patch = fc.record({ owner, kind, rank, done: fc.boolean() }, { requiredKeys: [] });
const direction = fc.constantFrom('asc' as const, 'desc' as const);
const sort = fc.array(fc.tuple(fc.constantFrom('rank' as const, 'owner' as const, 'done' as const, 'id' as const), direction), {
  maxLength: 3,
});
const where = fc.record(
  {
    owner: fc.oneof(owner, fc.array(owner)),
    kind: fc.integer({ min: 0, max: 3 }),
    rank: fc.oneof(rank, fc.record({ from: fc.integer({ min: -3, max: 3 }) })),
    done: fc.boolean(),
  },
  { requiredKeys: [] },
);
const page = fc.option(fc.record({ num: fc.integer({ min: 1, max: 4 }), size: fc.integer({ min: 0, max: 9 }) }), { nil: undefined });

type Conditions = { owner?: string | string[]; kind?: number; rank?: number | null | { from: number }; done?: boolean };
const fits = (conditions: Conditions) => (each: Entry) =>
  (conditions.owner === undefined || [conditions.owner].flat().includes(each.owner)) &&
  (conditions.kind === undefined || each.kind === conditions.kind) &&
  (conditions.rank === undefined ||
    (typeof conditions.rank === 'object' && conditions.rank !== null
      ? each.rank !== null && each.rank >= conditions.rank.from
      : each.rank === conditions.rank)) &&
  (conditions.done === undefined || each.done === conditions.done);

const command = (name: string, run: (model: Model, real: Real) => void): fc.Command<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
});
const stored = (each: Entry): Entry => JSON.parse(JSON.stringify(each));

const commands = [
  entry.map((each) =>
    command(`insert ${JSON.stringify(each)}`, (model, { entries }) => {
      if (model.has(each.id)) expect(() => entries.insert(each)).toThrow('already exists');
      else {
        model.set(each.id, stored(each));
        expect(entries.insert(each)).toEqual(stored(each));
      }
    }),
  ),
  entry.map((each) =>
    command(`upsert ${JSON.stringify(each)}`, (model, { entries }) => {
      model.set(each.id, stored(each));
      entries.upsert(each);
    }),
  ),
  fc.tuple(id, patch).map(([key, change]) =>
    command(`update ${key} ${JSON.stringify(change)}`, (model, { entries }) => {
      const before = model.get(key);
      if (before === undefined) expect(() => entries.update(key, change)).toThrow('does not exist');
      else {
        model.set(key, stored({ ...before, ...change }));
        entries.update(key, change);
      }
    }),
  ),
  id.map((key) => command(`remove ${key}`, (model, { entries }) => expect(entries.remove(key)).toBe(model.delete(key)))),
  id.map((key) => command(`get ${key}`, (model, { entries }) => expect(entries.get(key)).toEqual(model.get(key)))),
  fc.tuple(where, sort, page).map(([conditions, order, part]) =>
    command(`find ${JSON.stringify([conditions, order, part])}`, (model, { entries }) => {
      const expected = [...model.values()].filter(fits(conditions)).toSorted((a, b) => {
        for (const [field, way] of order) {
          const difference = compareScalars(a[field], b[field]);
          if (difference !== 0) return way === 'asc' ? difference : -difference;
        }
        return 0;
      });
      const shown = part === undefined ? expected : expected.slice((part.num - 1) * part.size, part.num * part.size);
      expect(entries.find({ where: conditions, sort: order, ...(part && { page: part }) })).toEqual({
        list: shown,
        total: expected.length,
      });
      expect(entries.count(conditions)).toBe(expected.length);
    }),
  ),
  fc.constant(
    command('restore its own snapshot', (_, real) => {
      const text = JSON.stringify(real.snapshot());
      real.restore(JSON.parse(text));
      expect(JSON.stringify(real.snapshot())).toBe(text);
    }),
  ),
];

it('behaves like a Map that is filtered, sorted and sliced by hand, for any sequence of actions', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 80, size: '+1' }), (run) =>
      fc.modelRun(() => {
        const real = open();
        return { model: new Map<number, Entry>(), real };
      }, run),
    ),
    { numRuns: cases(300) },
  );
});

it('keeps an already requested list sorted through bulk changes', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 40, maxLength: 120 }),
      fc.array(fc.tuple(id, patch), { maxLength: 80 }),
      sort,
      (first, changes, order) => {
        const { entries } = open();
        for (const each of first.slice(0, 20)) entries.upsert(each);
        entries.find({ sort: order });
        for (const each of first.slice(20)) entries.upsert(each);
        for (const [key, change] of changes) if (entries.get(key)) entries.update(key, change);
        const fresh = open();
        for (const each of entries.all()) fresh.entries.insert(each);
        expect(entries.find({ sort: order })).toEqual(fresh.entries.find({ sort: order }));
      },
    ),
    { numRuns: cases(200) },
  );
});
