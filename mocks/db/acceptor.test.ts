import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { acceptorOf } from './acceptor';

const Leg = z.object({ code: z.string(), share: z.optional(z.string()) });
const Sample = z.object({
  id: z.int(),
  level: z.number().check(z.maximum(5)),
  name: z.string(),
  price: z.string().check(z.regex(/^\d+$/)),
  side: z.enum(['buy', 'sell']),
  kind: z.literal(7),
  isOpen: z.boolean(),
  closed: z.nullable(z.int()),
  note: z.optional(z.string()),
  legs: z.array(Leg),
  event: z.discriminatedUnion('part', [
    z.object({ part: z.literal('a'), uid: z.int() }),
    z.object({ part: z.literal('b'), subject: z.string() }),
  ]),
  extra: z.record(z.string(), z.string()),
});

const fitting = {
  id: 1,
  level: 5,
  name: 'x',
  price: '12',
  side: 'buy',
  kind: 7,
  isOpen: true,
  closed: null,
  legs: [{ code: 'c' }, { code: 'd', share: '1' }],
  event: { part: 'a', uid: 3 },
};
const accepts = acceptorOf(Sample);
const quick = acceptorOf(z.omit(Sample, { extra: true }));

describe('acceptorOf', () => {
  it('accepts a record of simple fields, lists and unions', () => {
    expect(quick(fitting)).toBe(true);
    expect(quick({ ...fitting, note: 'n', closed: 4, event: { part: 'b', subject: 's' } })).toBe(true);
    expect(quick({ ...fitting, note: undefined })).toBe(true);
    expect(accepts({ ...fitting, extra: { colour: 'red' } })).toBe(true);
    expect(accepts({ ...fitting, extra: { size: 7 } })).toBe(false);
  });
  it.each<[string, object]>([
    ['a missing field', { id: undefined }],
    ['an unknown field', { colour: 'red' }],
    ['an unknown nested field', { legs: [{ code: 'c', size: 1 }] }],
    ['a fraction', { id: 1.5 }],
    ['an unsafe integer', { id: 2 ** 60 }],
    ['a number above the maximum', { level: 6 }],
    ['a malformed string', { price: '1.5' }],
    ['an unknown enum value', { side: 'hold' }],
    ['a field of another union member', { event: { part: 'a', subject: 's' } }],
    ['null', { name: null }],
  ])('leaves %s to the schema', (_, change) => {
    expect(quick({ ...fitting, ...change })).toBe(false);
  });
  it('does not check again what a record shares with the one it replaces', () => {
    const legs = [{ code: 'c', share: 'd' }];
    const stored = { ...fitting, legs };
    // The shared list is now invalid: only a copy of it is checked and rejected.
    Object.assign(legs, [{ code: 7 }]);
    expect(quick({ ...stored, name: 'y' }, stored)).toBe(true);
    expect(quick({ ...stored, name: 'y', legs: [...legs] }, stored)).toBe(false);
    expect(quick({ ...stored, colour: 'red' }, { ...stored, colour: 'red' })).toBe(false);
    expect(quick({ ...stored, name: undefined }, stored)).toBe(false);
  });
  it('accepts nothing that the schema would reject or change', () => {
    const field = fc.oneof(fc.constantFrom<unknown>(1, 7, 5.5, -0, 'buy', 'a', '12', null, true, undefined, NaN), fc.jsonValue());
    const names = fc.constantFrom(...Object.keys(fitting), 'extra', 'note', 'colour', '__proto__');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, field), { maxLength: 3 }), (changes) => {
        const candidate: unknown = { ...fitting, ...Object.fromEntries(changes) };
        for (const [schema, accept] of [[Sample, accepts] as const, [z.omit(Sample, { extra: true }), quick] as const]) {
          if (!accept(candidate)) continue;
          const result = z.safeParse(schema, candidate);
          expect(result).toMatchObject({ success: true });
          expect(JSON.stringify(result.data)).toBe(JSON.stringify(candidate));
        }
      }),
    );
  });
});
