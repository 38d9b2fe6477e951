import { expect, test } from 'vitest';
import { nearestIndex } from './nearestIndex';

test.each([
  [-1, 0],
  [0.1, 0],
  [0.3, 1],
  [0.49, 1],
  [0.9, 2],
  [7, 2],
])('the point nearest to %d has index %d', (x, index) => {
  expect(nearestIndex([0, 0.4, 1], x)).toBe(index);
});

test('an empty list has no nearest point', () => {
  expect(nearestIndex([], 0.5)).toBeNull();
});
