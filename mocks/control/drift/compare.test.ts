import { describe, expect, test } from 'vitest';
import { compare } from './compare';

const price = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' };
const row = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    price,
    side: { type: 'string', enum: ['buy', 'sell'] },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    tag: { type: 'string' },
  },
  required: ['id', 'price', 'side', 'note'],
  additionalProperties: false,
};
const named = { Row: row };
const page = {
  type: 'object',
  properties: { list: { type: 'array', items: { $ref: '#/components/schemas/Row' } } },
  required: ['list'],
  additionalProperties: false,
};
const good = { id: 1, price: '1.5', side: 'buy', note: null };

const found = (...list: readonly unknown[]) =>
  compare(page, { list }, named).findings.map(({ kind, path, found: seen }) => `${kind} ${path} ${seen}`);

describe('findings', () => {
  test.each([
    ['none', [good, { ...good, note: 'x', tag: 'y' }], []],
    ['a missing field', [{ id: 1, price: '1', side: 'buy' }], ['missing data.list[].note nothing']],
    ['an extra field', [{ ...good, more: 1 }], ['extra data.list[].more integer']],
    ['a renamed field', [{ id: 1, cost: '1', side: 'buy', note: null }], ['renamed data.list[].price cost']],
    [
      'a missing field and an extra one of another type',
      [{ id: 1, cost: 5, side: 'buy', note: null }],
      ['missing data.list[].price nothing', 'extra data.list[].cost integer'],
    ],
    [
      'two renamed fields',
      [{ Id: 1, priceNew: '1', side: 'buy', note: null }],
      ['renamed data.list[].id Id', 'renamed data.list[].price priceNew'],
    ],
    ['a field of another type', [{ ...good, price: 1.5 }], ['type data.list[].price number']],
    ['a nullable field of another type', [{ ...good, note: 5 }], ['type data.list[].note integer']],
    ['an unknown enum value', [{ ...good, side: 'hold' }], ['enum data.list[].side "hold"']],
    ['an enum value of another type', [{ ...good, side: 1 }], ['type data.list[].side integer']],
    ['a malformed string', [{ ...good, price: '1e5' }], ['value data.list[].price "1e5"']],
    [
      'the same deviation in many rows is one finding',
      [1, 2, 3].map((id) => ({ ...good, id, price: id })),
      ['type data.list[].price integer'],
    ],
    [
      'two new enum values are two findings',
      [
        { ...good, side: 'a' },
        { ...good, side: 'b' },
      ],
      ['enum data.list[].side "a"', 'enum data.list[].side "b"'],
    ],
    ['a row that is null', [good, null], ['type data.list[] null']],
  ])('%s', (_, list, expected) => {
    expect(found(...list)).toEqual(expected);
  });

  test('a response of another type is a single finding', () => {
    expect(compare(page, [], named).findings).toEqual([{ kind: 'type', path: 'data', expected: 'object', found: 'array' }]);
  });

  test('the closest of several alternatives is reported', () => {
    const either = {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'a' }, x: { type: 'integer' } }, required: ['kind', 'x'] },
        { type: 'object', properties: { kind: { const: 'b' }, y: { type: 'integer' } }, required: ['kind', 'y'] },
      ],
    };
    expect(compare(either, { kind: 'b', y: 1 }, {}).findings).toEqual([]);
    expect(compare(either, { kind: 'b', y: '1' }, {}).findings).toEqual([
      { kind: 'type', path: 'data.y', expected: 'integer', found: 'string' },
    ]);
  });

  test('tuples and records are compared element by element', () => {
    const level = { type: 'array', prefixItems: [price, price] };
    expect(compare(level, ['1', 2], {}).findings).toEqual([{ kind: 'type', path: 'data[1]', expected: 'string', found: 'integer' }]);
    expect(compare(level, ['1'], {}).findings).toHaveLength(1);
    const record = { type: 'object', additionalProperties: { type: 'integer' } };
    expect(compare(record, { a: 1, b: '2' }, {}).findings).toEqual([
      { kind: 'type', path: 'data.*', expected: 'integer', found: 'string' },
    ]);
  });
});

test('each path is counted once, including missing ones', () => {
  expect(compare(page, { list: [good, good] }, named).checkedPaths).toBe(7);
  expect(compare(page, { list: [{ id: 1 }] }, named).checkedPaths).toBe(7);
});
