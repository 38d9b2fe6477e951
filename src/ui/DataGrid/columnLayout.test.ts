import { describe, expect, test } from 'vitest';
import {
  parseLayout,
  serializeLayout,
  moveColumn,
  orderColumns,
  defaultLayout,
  resizeColumns,
  visibleColumns,
  type ColumnLayout,
} from './columnLayout';

const columns = ['time', 'pair', 'price', 'amount', 'fee'].map((id) => ({ id }));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join(' ');

test.each([
  [[], 'time pair price amount fee'],
  [['fee', 'pair'], 'time fee pair price amount'],
  [['price', 'pair', 'amount', 'fee'], 'time price pair amount fee'],
  [['fee', 'time', 'fee', 'gone'], 'time pair price amount fee'],
])('with the order %j the columns are %s: the first stays first, an unlisted one follows its neighbour', (order, result) => {
  expect(ids(orderColumns(columns, { order }))).toBe(result);
});

test('a hidden column is left out, unless it is the first', () => {
  expect(ids(visibleColumns(columns, { ...defaultLayout, hidden: ['time', 'price'] }))).toBe('time pair amount fee');
});

describe('a moved column', () => {
  test.each([
    ['fee', 'pair', 'before', 'time fee pair price amount'],
    ['pair', 'amount', 'after', 'time price amount pair fee'],
    ['fee', 'fee', 'after', 'time pair price amount fee'],
    ['fee', 'time', 'before', 'time fee pair price amount'],
  ] as const)('%s relative to %s: %s', (id, target, side, result) => {
    expect(ids(orderColumns(columns, moveColumn(columns, defaultLayout, id, target, side)))).toBe(result);
  });

  test('stays hidden and keeps its width', () => {
    const layout: ColumnLayout = { order: [], hidden: ['fee'], widths: { fee: 90 } };
    expect(moveColumn(columns, layout, 'fee', 'pair', 'before')).toMatchObject({ hidden: ['fee'], widths: { fee: 90 } });
  });
});

test('column widths in px are rounded and kept, shares such as 1fr are not', () => {
  const sizes = new Map<string, number | string>([
    ['selection', 48],
    ['pair', 120.6],
    ['price', '1fr'],
  ]);
  expect(resizeColumns(columns, { ...defaultLayout, widths: { fee: 80 } }, sizes).widths).toEqual({ fee: 80, pair: 121 });
});

test.each<[ColumnLayout, string]>([
  [defaultLayout, ''],
  [{ order: ['price', 'pair'], hidden: [], widths: {} }, 'price.pair'],
  [{ order: [], hidden: ['fee'], widths: {} }, '!fee'],
  [{ order: ['price'], hidden: ['fee', 'amount'], widths: { pair: 180, price: 96 } }, 'price!fee.amount!pair~180.price~96'],
])('%j is written as %j, and read back', (layout, text) => {
  expect(serializeLayout(layout)).toBe(text);
  expect(parseLayout(text)).toEqual(layout);
});

test.each(['!!pair~1', '!!pair~99999', '!!pair~-5', '!!~50', '<b>!a b!c~d', '...!!!!x~100'])('%j is read as the default layout', (text) => {
  expect(parseLayout(text)).toEqual(defaultLayout);
});
