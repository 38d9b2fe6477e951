import { expect, test } from 'vitest';
import { arcPath, markAt } from './arc';

test('the half circle goes from the left over the top to the right', () => {
  expect(arcPath(0, 0.5)).toBe('M8 50A42 42 0 0 1 50 8');
  expect(arcPath(0.5, 1)).toBe('M50 8A42 42 0 0 1 92 50');
});

test('a mark is on the half circle: at its start, at the top, at its end', () => {
  expect([0, 0.5, 1].map(markAt)).toEqual([
    { cx: 8, cy: 50 },
    { cx: 50, cy: 8 },
    { cx: 92, cy: 50 },
  ]);
});
