import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDuration, remaining } from './remaining';

const now = Date.UTC(2026, 0, 5, 8, 30);

test.each([
  [0, 'P0DT0H0M0S'],
  [-1, 'P0DT0H0M0S'],
  [1, 'P0DT0H0M1S'],
  [59_999, 'P0DT0H1M0S'],
  [61_000, 'P0DT0H1M1S'],
  [3_600_000, 'P0DT1H0M0S'],
  [86_400_000, 'P1DT0H0M0S'],
  [1_000 * 86_400_000 + 86_399_000, 'P1000DT23H59M59S'],
])('%i ms remaining are %s', (left, duration) => {
  expect(isoDuration(remaining(now + left, now))).toBe(duration);
});

test('the units add up to the remaining time, and only days are unlimited', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (left) => {
      const { days, hours, minutes, seconds } = remaining(now + left, now);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1_000));
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});
