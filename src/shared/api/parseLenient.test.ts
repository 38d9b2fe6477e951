import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { lenient } from '@/contract/lenient';
import { isPartial, parseLenient } from './parseLenient';

const Single = z.object({ lines: lenient(z.array(z.object({ type: z.int() })), []) });
const Several = z.object({ count: lenient(z.int(), 0), name: lenient(z.string(), ''), note: z.optional(z.string()) });

test.each([
  ['the only field of an object', Single, { lines: 'odd' }, { lines: [] }],
  ['the only field, missing', Single, {}, { lines: [] }],
  ['the only field, a list without a valid row', Single, { lines: [{ type: 'odd' }] }, { lines: [] }],
  ['one of several fields', Several, { count: 'odd', name: 'a' }, { count: 0, name: 'a' }],
  ['an optional field', Several, { count: 1, name: 'a', note: 7 }, { count: 1, name: 'a' }],
])('an invalid field only loses itself: %s', (_, schema, value, data) => {
  expect(parseLenient(schema, value)).toMatchObject({ isReadable: true, data, deviations: [{}] });
});

test.each([
  ['whose fields are all odd', { count: 'odd', name: 7 }],
  ['of another kind', { code: 500, reason: 'odd' }],
  ['without fields', {}],
])('an object %s cannot be read', (_, value) => {
  expect(parseLenient(Several, value).isReadable).toBe(false);
});

const Rows = z.array(z.object({ id: z.int() }));

test.each([
  ['with an invalid row is partial', [{ id: 1 }, { id: 'odd' }], true],
  ['with only valid rows is complete', [{ id: 1 }], false],
])('a list %s', (_, value, partial) => {
  const reading = parseLenient(Rows, value);
  expect(reading).toMatchObject({ isReadable: true, data: [{ id: 1 }] });
  expect(reading.isReadable && Array.isArray(reading.data) && isPartial(reading.data)).toBe(partial);
});
