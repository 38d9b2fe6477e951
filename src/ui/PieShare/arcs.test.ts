import { expect, test } from 'vitest';
import { arcsOf } from './arcs';

test('shares lie end to end, with a gap between neighbours', () => {
  expect(arcsOf([0.5, 0.25, 0.25])).toEqual([
    { start: 0, length: 49 },
    { start: 50, length: 24 },
    { start: 75, length: 24 },
  ]);
});

test('a single share closes the ring', () => {
  expect(arcsOf([1])).toEqual([{ start: 0, length: 100 }]);
});

test('the smallest share is still visible', () => {
  expect(arcsOf([0.9999, 0.0001])[1]?.length).toBe(0.5);
});
