import { expect, test } from 'vitest';
import { heatOf } from './heat';

test.each([
  [9, 'strongRise'],
  [3, 'strongRise'],
  [2.9, 'mediumRise'],
  [1, 'mediumRise'],
  [0.9, 'weakRise'],
  [0, 'none'],
  [-0.9, 'weakFall'],
  [-2.9, 'mediumFall'],
  [-3, 'strongFall'],
])('relative to 9, %d is %s', (size, heat) => {
  expect(heatOf(size, 9)).toBe(heat);
});
