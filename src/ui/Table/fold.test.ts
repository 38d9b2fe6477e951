import { expect, test } from 'vitest';
import { fold, scaledWidth } from './fold';

const columns = [
  { id: 'name', width: 200 },
  { id: 'price' },
  { id: 'high', width: 100, priority: 2 },
  { id: 'volume', width: 100, priority: 1 },
  { id: 'low', width: 100, priority: 3 },
];
const ids = (width: number) => {
  const { shown, folded } = fold(columns, width);
  return [shown, folded].map((list) => list.map(({ id }) => id).join(' '));
};

test.each([
  [612, 'name price high volume low', ''],
  [611, 'name price high volume', 'low'],
  [511, 'name price volume', 'high low'],
  [411, 'name price', 'high volume low'],
  [100, 'name price', 'high volume low'],
  [0, 'name price high volume low', ''],
])('in %i px %s stand side by side and %s below', (width, shown, folded) => {
  expect(ids(width)).toEqual([shown, folded]);
});

test('a column grows with the text size, the sticky first one to at most half of the space', () => {
  expect(scaledWidth(120, 2, { isFirst: false, tableWidth: 360 })).toBe(240);
  expect(scaledWidth(120, 2, { isFirst: true, tableWidth: 360 })).toBe(180);
  expect(scaledWidth(120, 2, { isFirst: true, tableWidth: 900 })).toBe(240);
  expect(scaledWidth(200, 2, { isFirst: true, tableWidth: 360 })).toBe(200);
  expect(scaledWidth(120, 1, { isFirst: true, tableWidth: 0 })).toBe(120);
});
