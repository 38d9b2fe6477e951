import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { corrupt } from './corrupt';

const Page = z.object({ list: z.array(z.object({ id: z.int(), price: z.string() })), totalCount: z.int() });
const page = {
  list: [
    { id: 1, price: '1.5' },
    { id: 2, price: '2.5' },
  ],
  totalCount: 2,
};
/** JSON values after serialisation, which has no negative zero. */
const anyJson = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const fits = (data: unknown) => z.safeParse(Page, data).success;

describe('with a named field', () => {
  test.each([
    ['renamed', undefined, { id: 1, priceNew: '1.5' }, { id: 2, priceNew: '2.5' }],
    ['renamed', 'cost', { id: 1, cost: '1.5' }, { id: 2, cost: '2.5' }],
    ['removed', undefined, { id: 1 }, { id: 2 }],
    ['retyped', undefined, { id: 1, price: 3 }, { id: 2, price: 3 }],
    ['replaced', null, { id: 1, price: null }, { id: 2, price: null }],
    ['replaced', undefined, { id: 1, price: 'unknownValue' }, { id: 2, price: 'unknownValue' }],
  ] as const)('the field is %s to %j in every row', (change, to, ...list) => {
    expect(corrupt(page, { kind: 'wrongShape', field: 'list[].price', change, to }, 1, fits)).toEqual({ list, totalCount: 2 });
  });

  test('a missing field leaves the data unchanged', () => {
    expect(corrupt(page, { kind: 'wrongShape', field: 'list[].no', change: 'removed' }, 1, fits)).toEqual(page);
  });
});

describe('with seeded choices', () => {
  test('the data never matches its schema, and the same state corrupts it identically', () => {
    const corrupted = Array.from({ length: 50 }, (_, state) => corrupt(page, { kind: 'wrongShape' }, state, fits));
    expect(corrupted.filter(fits)).toEqual([]);
    expect(corrupted).toEqual(Array.from({ length: 50 }, (_, state) => corrupt(page, { kind: 'wrongShape' }, state, fits)));
    expect(new Set(corrupted.map((each) => JSON.stringify(each))).size).toBeGreaterThan(5);
  });

  test.each([
    [null, 'null'],
    [[], {}],
    [[1, 2], {}],
    ['text', 4],
    [5, '5'],
    [true, 'true'],
  ])('%j has no fields and becomes %j', (data, expected) => {
    expect(corrupt(data, { kind: 'wrongShape' }, 1, () => false)).toEqual(expected);
  });

  test('any JSON data yields JSON, and the input is not modified', () => {
    fc.assert(
      fc.property(anyJson, fc.nat(), (data, state) => {
        const before = JSON.stringify(data);
        const corrupted = corrupt(data, { kind: 'wrongShape' }, state, () => true);
        expect(JSON.parse(JSON.stringify(corrupted))).toEqual(corrupted);
        expect(JSON.stringify(data)).toBe(before);
      }),
    );
  });

  test('a field named __proto__ is treated like any other', () => {
    const data: unknown = JSON.parse('{"__proto__":{"polluted":1}}');
    const corrupted = corrupt(data, { kind: 'wrongShape', field: '__proto__.polluted', change: 'renamed', to: 'x' }, 1, () => true);
    expect(JSON.stringify(corrupted)).toBe('{"__proto__":{"x":1}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
