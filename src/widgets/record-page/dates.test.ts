import { expect, test } from 'vitest';
import { dateRangeProblem, instantsOf, readDateRange, defaultDateRange, writeDateRange } from './dates';

const read = (search: string) => readDateRange(new URLSearchParams(search));

test.each([
  ['', defaultDateRange],
  ['days=7', { kind: 'last', days: 7 }],
  ['days=8', defaultDateRange],
  ['days=7x', defaultDateRange],
  ['from=2026-01-01&to=2026-01-05', { kind: 'between', from: '2026-01-01', to: '2026-01-05' }],
  ['from=2026-01-05&to=2026-01-01', defaultDateRange],
  ['from=2025-01-01&to=2026-01-01', defaultDateRange],
  ['from=2026-02-30&to=2026-03-01', defaultDateRange],
  ['from=2026-01-01', defaultDateRange],
  ['from=%3Cscript%3E&to=2026-01-01&days=30', { kind: 'last', days: 30 }],
])('the query %j reads as %j', (search, days) => {
  expect(read(search)).toEqual(days);
});

test.each(['days=7', 'days=30', 'from=2026-01-01&to=2026-01-05', ''])('%j round-trips', (search) => {
  expect(new URLSearchParams(writeDateRange(read(search))).toString()).toBe(search);
});

test.each([
  ['2026-01-01', '2026-03-31', null],
  ['2026-01-01', '2026-04-01', 'tooLong'],
  ['2026-01-02', '2026-01-01', 'reversed'],
  ['2026-01-01', '2026-01-01', null],
  ['', '2026-01-01', 'incomplete'],
  ['2026-13-01', '2026-01-01', 'incomplete'],
])('from %s to %s: %s (at most ninety days, both ends included)', (from, to, problem) => {
  expect(dateRangeProblem(from, to)).toBe(problem);
});

const now = Date.UTC(2026, 2, 29, 22, 30);
const iso = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

test.each([
  ['UTC', '2026-03-23T00:00:00.000Z'],
  // Already the next day in that zone.
  ['Asia/Kathmandu', '2026-03-23T18:15:00.000Z'],
  // Daylight saving time starts on the last of the seven days.
  ['Europe/Berlin', '2026-03-23T23:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-23T10:00:00.000Z'],
])('the last seven days in %s start at local midnight', (zone, start) => {
  const { startTime, endTime } = instantsOf({ kind: 'last', days: 7 }, now, zone);
  expect([iso(startTime), endTime]).toEqual([start, undefined]);
});

test('a custom range includes its last day in full, even if that day has 23 hours', () => {
  const span = instantsOf({ kind: 'between', from: '2026-03-29', to: '2026-03-29' }, now, 'Europe/Berlin');
  expect([iso(span.startTime), iso(span.endTime)]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z']);
});
