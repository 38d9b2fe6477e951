import { expect, test } from 'vitest';
import { arcPath, needlePath } from './arc';

test('the half circle goes from the left over the top to the right', () => {
  expect(arcPath(0, 0.5)).toBe('M8 50A42 42 0 0 1 50 8');
  expect(arcPath(0.5, 1)).toBe('M50 8A42 42 0 0 1 92 50');
});

test('a needle in the middle points upwards', () => {
  expect(needlePath(0.5)).toBe('M50 22L50 2');
});
