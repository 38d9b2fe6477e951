import { expect, test } from 'vitest';
import { durationOf } from './duration';

const many = Array.from({ length: 4000 }, (_, index) => index);
const sorted = (durations: readonly number[]) => durations.toSorted((a, b) => a - b);

test('a fixed latency is constant', () => {
  expect(new Set(many.map((index) => durationOf({ kind: 'latency', ms: 250 }, 7, index)))).toEqual(new Set([250]));
});

test('a uniform latency is distributed evenly between its bounds, both included', () => {
  const durations = many.map((index) => durationOf({ kind: 'uniformLatency', fromMs: 10, toMs: 19 }, 7, index));
  const counts = Array.from({ length: 10 }, (_, ms) => durations.filter((each) => each === ms + 10).length);
  expect(Math.min(...counts)).toBeGreaterThan(320);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(many.length);
});

test('a log-normal latency has the given median and 95th percentile, and a long tail', () => {
  const durations = sorted(many.map((index) => durationOf({ kind: 'logNormalLatency', medianMs: 200, p95Ms: 1000 }, 7, index)));
  expect(durations[2000]).toBeGreaterThan(185);
  expect(durations[2000]).toBeLessThan(215);
  expect(durations[3800]).toBeGreaterThan(880);
  expect(durations[3800]).toBeLessThan(1120);
  expect(durations.at(-1)).toBeGreaterThan(2000);
  expect(durations[0]).toBeLessThan(50);
});

test('a log-normal latency is constant if its 95th percentile equals its median', () => {
  expect(durationOf({ kind: 'logNormalLatency', medianMs: 200, p95Ms: 200 }, 3, 9)).toBe(200);
});

test('the same state and index give the same duration on every JavaScript engine', () => {
  expect([0, 1, 2, 3].map((index) => durationOf({ kind: 'logNormalLatency', medianMs: 300, p95Ms: 900 }, 42, index))).toEqual([
    138, 635, 209, 302,
  ]);
});
