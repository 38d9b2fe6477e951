import { expect, test } from 'vitest';
import { fold } from './fold';

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
