import { expect, test } from 'vitest';
import { areaPath, evenlySpaced, linePath, scaleOf } from './curve';

test('the highest value is near the top, the lowest near the bottom, zero in between', () => {
  const { yOf, zero } = scaleOf([3, -1, 0]);
  expect([yOf(3), yOf(-1)].map(rounded)).toEqual([0.06, 0.94]);
  expect(rounded(zero ?? NaN)).toBe(0.72);
});

test('there is no zero line if all values are gains', () => {
  expect(scaleOf([5, 9]).zero).toBeNull();
});

test('a constant value is in the middle', () => {
  expect(scaleOf([4, 4]).yOf(4)).toBe(0.5);
});

const points = [
  { x: 0, y: 0.5 },
  { x: 0.5, y: 0 },
  { x: 1, y: 1 },
];

test('a line goes through its points, either directly or in steps', () => {
  expect(linePath(points)).toBe('M0 50L50 0L100 100');
  expect(linePath(points, true)).toBe('M0 50H50V0H100V100');
});

test('an area closes at its base', () => {
  expect(areaPath(points, 0.5)).toBe('M0 50L50 0L100 100L100 50H0Z');
  expect(areaPath([], 0.5)).toBe('');
});

test('points are spread evenly from end to end', () => {
  expect(evenlySpaced(3)).toEqual([0, 0.5, 1]);
  expect(evenlySpaced(1)).toEqual([0.5]);
});

const rounded = (value: number) => Math.round(value * 1000) / 1000;
