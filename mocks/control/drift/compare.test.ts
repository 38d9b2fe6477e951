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
  compare(page, { list }, named).findings.map(({ kind, place, found: seen }) => `${kind} ${place} ${seen}`);

describe('findings', () => {
  test.each([
    ['none', [good, { ...good, note: 'x', tag: 'y' }], []],
    ['a field is missing', [{ id: 1, price: '1', side: 'buy' }], ['missing data.list[].note nothing']],
    ['a field is extra', [{ ...good, more: 1 }], ['extra data.list[].more integer']],
    ['a field has another name', [{ id: 1, cost: '1', side: 'buy', note: null }], ['renamed data.list[].price cost']],
    [
      'a field is missing and an extra one is of another type',
      [{ id: 1, cost: 5, side: 'buy', note: null }],
      ['missing data.list[].price nothing', 'extra data.list[].cost integer'],
    ],
    [
      'two fields have other names',
      [{ Id: 1, priceNew: '1', side: 'buy', note: null }],
      ['renamed data.list[].id Id', 'renamed data.list[].price priceNew'],
    ],
    ['a field is of another type', [{ ...good, price: 1.5 }], ['type data.list[].price number']],
    ['a field that may be null is of another type', [{ ...good, note: 5 }], ['type data.list[].note integer']],
    ['a value that no table has', [{ ...good, side: 'hold' }], ['enum data.list[].side "hold"']],
    ['a table value of another type', [{ ...good, side: 1 }], ['type data.list[].side integer']],
    ['a text that is none of its kind', [{ ...good, price: '1e5' }], ['value data.list[].price "1e5"']],
    ['the same in many rows is one finding', [1, 2, 3].map((id) => ({ ...good, id, price: id })), ['type data.list[].price integer']],
    [
      'two new values are two',
      [
        { ...good, side: 'a' },
        { ...good, side: 'b' },
      ],
      ['enum data.list[].side "a"', 'enum data.list[].side "b"'],
    ],
    ['a row is none', [good, null], ['type data.list[] null']],
  ])('%s', (_, list, expected) => {
    expect(found(...list)).toEqual(expected);
  });

  test('a response of another type is a single finding', () => {
    expect(compare(page, [], named).findings).toEqual([{ kind: 'type', place: 'data', expected: 'object', found: 'array' }]);
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
      { kind: 'type', place: 'data.y', expected: 'integer', found: 'string' },
    ]);
  });

  test('tuples and records are compared element by element', () => {
    const level = { type: 'array', prefixItems: [price, price] };
    expect(compare(level, ['1', 2], {}).findings).toEqual([{ kind: 'type', place: 'data[1]', expected: 'string', found: 'integer' }]);
    expect(compare(level, ['1'], {}).findings).toHaveLength(1);
    const record = { type: 'object', additionalProperties: { type: 'integer' } };
    expect(compare(record, { a: 1, b: '2' }, {}).findings).toEqual([
      { kind: 'type', place: 'data.*', expected: 'integer', found: 'string' },
    ]);
  });
});

test('each path is counted once, including missing ones', () => {
  expect(compare(page, { list: [good, good] }, named).places).toBe(7);
  expect(compare(page, { list: [{ id: 1 }] }, named).places).toBe(7);
});
