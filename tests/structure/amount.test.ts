import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread, offsetsOf } from '@tests/support/testAmount';

test('a sample is never empty or longer than requested, and successive samples cover the whole list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 40 }), (length, atMost) => {
      const all = Array.from({ length }, (_, index) => index);
      const samples = all.map((offset) => spread(all, atMost, offset));
      expect(Math.min(...samples.map((sample) => sample.length))).toBeGreaterThan(0);
      expect(Math.max(...samples.map((sample) => sample.length))).toBeLessThanOrEqual(atMost);
      expect(new Set(samples.flat()).size).toBe(length);
    }),
  );
});

test.each([2, 3, 4])('with %i choices, every combination of list position and choice is sampled', (count) => {
  const samples = fc.sample(fc.integer({ min: 0, max: 2 ** 32 - 1 }), 400).map(offsetsOf);
  expect(new Set(samples.map(({ list, choice }) => `${list % count} ${choice % count}`)).size).toBe(count * count);
});
