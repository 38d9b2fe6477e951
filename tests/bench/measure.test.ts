import { expect, test } from 'vitest';
import { cpuTime, median, ratio, table } from './measure';

test('the median is the middle of the sorted values', () => {
  expect(median([5, 1, 9, 2, 7])).toBe(5);
});

test('a goal applies to the ratio if there is a baseline', () => {
  const metric = { name: 'page', value: 6, unit: 'ms', baseline: { name: 'Map', value: 2 }, goal: 2.5 } as const;
  expect(ratio(metric)).toBe(3);
  expect(table([metric])).toContain('NOT reached (≤ 2.5)');
});

test('against a zero baseline, only a zero time reaches a goal', () => {
  const metric = { name: 'longest task', value: 0, unit: 'ms', baseline: { name: 'live', value: 0 }, goal: 1.2 } as const;
  expect(table([metric])).toMatch(/ 1\.0× +reached/);
  expect(table([{ ...metric, value: 51 }])).toContain('NOT reached');
});

test('work costs CPU time', () => {
  expect(
    cpuTime(() => Array.from({ length: 20_000 }, (_, index) => index).toSorted((a, b) => b - a), { runs: 3, repeat: 3 }),
  ).toBeGreaterThan(0);
});
