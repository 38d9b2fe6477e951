import { expect, test } from 'vitest';
import { box, sparkPaths } from './path';

test('the highest value is at the top of the box and the lowest at the bottom', () => {
  expect(sparkPaths([1, 3, 2]).line).toBe('M3 29L50 3L97 16');
});

test('a constant price is a line in the middle', () => {
  expect(sparkPaths([5, 5]).line).toBe(`M3 ${box.height / 2}L97 ${box.height / 2}`);
});

test('the area closes below the line', () => {
  expect(sparkPaths([1, 2]).area).toBe('M3 29L97 3L97 32L3 32Z');
});
