import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { singleLine, oneOf, pageQuery } from '@/contract/endpoint';
import { reasonOf } from './reason';

const whyNot = (schema: z.ZodMiniType, value: unknown): string => {
  const read = z.safeParse(schema, value, { reportInput: true });
  return read.success ? 'taken' : reasonOf(read.error.issues[0]);
};

test.each([
  [z.object({ a: z.string() }), {}, 'is missing'],
  [z.string(), 5, 'must be a string'],
  [z.string(), null, 'must be a string'],
  [z.int(), 1.5, 'must be an int'],
  [z.enum(['buy', 'sell']), 'hold', 'must be one of buy, sell'],
  [oneOf({ spot: 2, c2c: 3 }), 4, 'must be one of 2, 3'],
  [z.object(pageQuery), { pageSize: '0' }, 'is below 1'],
  [z.object(pageQuery), { pageSize: '1001' }, 'is above 1000'],
  [z.object(pageQuery), { pageNum: 'x' }, 'not a whole number'],
  [singleLine(4), '   ', 'is shorter than 1'],
  [singleLine(4), 'abcde', 'is longer than 4'],
  [singleLine(4), 'a\u0000b', 'contains invisible characters'],
  [singleLine(9), '\u202Eabc', 'contains invisible characters'],
  [z.iso.date(), 'tomorrow', 'is not a valid date'],
  [z.strictObject({}), { scenrio: 1 }, 'unknown field "scenrio"'],
])('%#. a rejected value gets a reason', (schema, value, reason) => {
  expect(whyNot(schema, value)).toBe(reason);
});

test('a line of text is trimmed and accepts all scripts', () => {
  for (const text of ['Zoë', '王小明', 'محمد', '👨‍👩‍👧 family', '<b>bold</b>']) expect(z.parse(singleLine(40), ` ${text} `)).toBe(text);
});
