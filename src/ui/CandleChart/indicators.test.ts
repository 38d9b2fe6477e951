import { expect, test } from 'vitest';
import { bollingerBands, macd, exponentialAverage, movingAverage, relativeStrengthIndex } from './indicators';

test('a moving average is the mean of the last values', () => {
  expect(movingAverage([1, 2, 3, 7], 3)).toEqual([null, null, 2, 4]);
});

test('an exponential average starts with the mean, then moves 2 / (period + 1) of the way to each value', () => {
  // mean(2, 4) = 3; 3 + (9 - 3) × 2/3 = 7; 7 + (1 - 7) × 2/3 = 3
  expect(exponentialAverage([2, 4, 9, 1], 2).map(rounded)).toEqual([null, 3, 7, 3]);
});

test('leading nulls delay the start of an exponential average', () => {
  expect(exponentialAverage([null, null, 2, 4], 2)).toEqual([null, null, null, 3]);
});

test('the bands are two standard deviations from the mean', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, deviation 2
  const { middle, upper, lower } = bollingerBands([2, 4, 4, 4, 5, 5, 7, 9], 8, 2);
  expect([middle, upper, lower].map((band) => band.at(-1))).toEqual([5, 9, 1]);
  expect(upper.slice(0, 7).every((value) => value === null)).toBe(true);
});

test('convergence yields the difference of two averages, its average and the distance between them', () => {
  // fast of 1: 1, 3, 5, 11; slow of 2: –, 2, 2 + (5 - 2) × 2/3 = 4, 4 + (11 - 4) × 2/3 = 8.667
  const { macdLine, signalLine, histogram } = macd([1, 3, 5, 11], 1, 2, 2);
  expect(macdLine.map(rounded)).toEqual([null, 1, 1, 2.333]);
  // mean(1, 1) = 1; 1 + (2.333 - 1) × 2/3 = 1.889
  expect(signalLine.map(rounded)).toEqual([null, null, 1, 1.889]);
  expect(histogram.map(rounded)).toEqual([null, null, 0, 0.444]);
});

test('relative strength is the share of gains in all movement', () => {
  // changes +2, -1, +3, -2: gains 1 and losses 0.5 give 66.667; (1 + 3) / 2 = 2 and 0.25 give 88.889; 1 and 1.125 give 47.059
  expect(relativeStrengthIndex([10, 12, 11, 14, 12], 2).map(rounded)).toEqual([null, null, 66.667, 88.889, 47.059]);
});

test.each([
  ['only rises', [1, 2, 3], 100],
  ['only falls', [3, 2, 1], 0],
  ['never moves', [2, 2, 2], 50],
])('the relative strength of a price that %s is an end or the middle of the scale', (_, values, strength) => {
  expect(relativeStrengthIndex(values, 2).at(-1)).toBe(strength);
});

test('too few values yield null', () => {
  expect([movingAverage([1], 2), exponentialAverage([1], 2), relativeStrengthIndex([1, 2], 2)]).toEqual([[null], [null], [null, null]]);
});

const rounded = (value: number | null) => value && Math.round(value * 1000) / 1000;
