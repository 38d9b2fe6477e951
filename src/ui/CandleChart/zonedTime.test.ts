import type { TickMarkWeightValue } from 'lightweight-charts';
import { expect, test } from 'vitest';
import { offsetsOf, tickTexts, timeOf, zonedScale } from './zonedTime';

const hours = (offset: number) => offset / 3_600_000;

test.each([
  ['UTC', '2026-07-01T00:00Z', 0],
  ['Asia/Shanghai', '2026-01-05T16:00Z', 8],
  ['Europe/Berlin', '2026-01-05T00:00Z', 1],
  ['Europe/Berlin', '2026-07-01T00:00Z', 2],
  ['Europe/Berlin', '2026-03-29T00:59Z', 1],
  ['Europe/Berlin', '2026-03-29T01:00Z', 2],
  ['Europe/Berlin', '2026-10-25T00:59Z', 2],
  ['Europe/Berlin', '2026-10-25T01:00Z', 1],
])('the UTC offset of %s at %s is %d hours', (zone, instant, ahead) => {
  expect(hours(offsetsOf(zone)(Date.parse(instant)))).toBe(ahead);
});

test('an instant must be a whole second', () => {
  expect(timeOf(1_767_600_000_000)).toBe(1_767_600_000);
  expect(() => timeOf(1_500)).toThrow('1500 is not a whole second');
});

test('the axis labels years, months, days and times of the zone', () => {
  const texts = tickTexts('en-GB', 'Asia/Shanghai').map((text) => text(Date.UTC(2025, 11, 31, 16)));
  expect(texts).toEqual(['2026', 'Jan', '1 Jan', '00:00', '00:00:00']);
});

test('axis labels are moved away from an edge that would cut them off', () => {
  const weights = [50, 30].filter((weight): weight is TickMarkWeightValue => weight > 0);
  const labels = weights.map((weight) => ({ weight, coord: 4, label: 'Mar 2', needAlignCoordinate: false }));
  expect(new (zonedScale('UTC'))().maxTickMarkWeight(labels)).toBe(50);
  expect(labels.map(({ needAlignCoordinate }) => needAlignCoordinate)).toEqual([true, true]);
});
