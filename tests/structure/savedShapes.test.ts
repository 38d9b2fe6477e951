import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { currentVersion } from '@mocks/migrations';
import { incompatibilities, savedShapes, shapeFaults, type RecordedShapes, type Shape } from '../../scripts/savedShapes';
import { root } from '../../scripts/sources';

const recorded: RecordedShapes = JSON.parse(readFileSync(join(root, 'mocks/migrations/shapes.json'), 'utf8'));

test('saves of the current version can be read; a changed shape needs a migration', () => {
  expect(recorded.version, 'run `npm run saves` after adding a migration').toBe(currentVersion);
  expect(shapeFaults(recorded.shapes, savedShapes('input'))).toEqual([]);
});

test('every shape of the current version is recorded', () => {
  expect(savedShapes('output'), 'run `npm run saves`').toEqual(recorded.shapes);
});

describe('a change of shape', () => {
  const shape = (schema: z.core.$ZodType, io: 'input' | 'output'): Shape => z.toJSONSchema(schema, { io });
  const found = (before: z.core.$ZodType, after: z.core.$ZodType) =>
    incompatibilities(shape(before, 'output'), shape(after, 'input'), 'orders');
  const base = { id: z.int(), price: z.string(), side: z.enum(['buy', 'sell']), legs: z.array(z.object({ qty: z.string() })) };
  const order = z.object(base);

  test.each([
    ['nothing', order],
    ['an optional field', z.object({ ...base, note: z.optional(z.string()) })],
    ['a field with a default', z.object({ ...base, note: z._default(z.string(), '') })],
    ['an additional enum value', z.object({ ...base, side: z.enum(['buy', 'sell', 'both']) })],
    ['a string instead of an enum', z.object({ ...base, side: z.string() })],
    ['a nullable string', z.object({ ...base, price: z.nullable(z.string()) })],
    ['an alternative', z.object({ ...base, id: z.union([z.int(), z.string()]) })],
    ['a number instead of an integer', z.object({ ...base, id: z.number() })],
  ])('%s needs no migration', (_, after) => {
    expect(found(order, after)).toEqual([]);
  });

  test.each([
    ['a removed field', z.object({ id: z.int(), side: base.side, legs: base.legs }), ['orders.price was removed']],
    ['an additional required field', z.object({ ...base, note: z.string() }), ['orders.note is now required']],
    ['another type', z.object({ ...base, price: z.number() }), ['orders.price: type was "string", is "number"']],
    ['a removed enum value', z.object({ ...base, side: z.enum(['buy']) }), [expect.stringContaining('orders.side: ')]],
    [
      'a narrower string',
      z.object({ ...base, price: z.string().check(z.regex(/^\d+$/)) }),
      [expect.stringContaining('orders.price: pattern')],
    ],
    [
      'a change further in',
      z.object({ ...base, legs: z.array(z.object({ qty: z.int() })) }),
      expect.arrayContaining([expect.stringContaining('orders.legs.*.qty: type')]),
    ],
    [
      'a list instead of a single value',
      z.object({ ...base, price: z.array(z.string()) }),
      expect.arrayContaining([expect.stringContaining('orders.price: type')]),
    ],
  ])('%s needs a migration', (_, after, faults) => {
    expect(found(order, after)).toEqual(faults);
  });

  test('a removed alternative needs a migration', () => {
    expect(found(z.union([z.int(), z.string()]), z.int())).toEqual([expect.stringContaining('no longer fits')]);
    expect(found(z.nullable(z.string()), z.string())).toEqual([expect.stringContaining('no longer fits')]);
  });

  test('an added or removed collection needs no migration', () => {
    const shapes = { orders: shape(order, 'output') };
    expect(shapeFaults(shapes, {})).toEqual([]);
    expect(shapeFaults({}, shapes)).toEqual([]);
  });
});
