import { expect, test } from 'vitest';
import { heatOf } from './heat';

test.each([
  [9, 'strongRise'],
  [3, 'strongRise'],
  [2.9, 'rise'],
  [0, 'none'],
  [-2.9, 'fall'],
  [-3, 'strongFall'],
])('beside 9, %d is %s', (size, heat) => {
  expect(heatOf(size, 9)).toBe(heat);
});
