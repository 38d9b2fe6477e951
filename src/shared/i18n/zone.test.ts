import { fromAbsolute, toCalendarDateTime } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { isSameLocalDay, isTimeZone, localZone, wallClock } from './zone';

/** Days of 23 to 25 hours, some starting at one o'clock: zone, the day's first instant, its length in hours. */
const days = [
  ['UTC', '2026-03-29T00:00:00Z', 24],
  ['Asia/Kolkata', '2026-03-28T18:30:00Z', 24],
  ['Asia/Kathmandu', '2026-03-28T18:15:00Z', 24],
  ['Pacific/Kiritimati', '2026-03-28T10:00:00Z', 24],
  ['America/New_York', '2026-03-08T05:00:00Z', 23],
  ['America/New_York', '2026-11-01T04:00:00Z', 25],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z', 23],
  ['America/Sao_Paulo', '2018-02-17T02:00:00Z', 25],
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', 23.5],
  ['UTC', '2027-01-01T00:00:00Z', 24],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 24],
  ['America/Sao_Paulo', '2028-02-29T03:00:00Z', 24],
] as const;

describe.each(days)('in %s the day from %s lasts %d hours', (zone, from, hours) => {
  const first = Date.parse(from);
  const last = first + hours * 3_600_000 - 1;

  test('[R-MSG-14] its first and last instants are on the same day', () => expect(isSameLocalDay(first, last, zone)).toBe(true));
  test('[R-MSG-14] the instants just outside it are on other days', () => {
    expect(isSameLocalDay(first - 1, first, zone)).toBe(false);
    expect(isSameLocalDay(last + 1, last, zone)).toBe(false);
  });
  test('any two instants within it are on the same day', () => {
    const within = fc.integer({ min: first, max: last });
    fc.assert(fc.property(within, within, (instant, now) => isSameLocalDay(instant, now, zone)));
  });
});

test('agrees with a calendar library on random seconds over 60 years', () => {
  fc.assert(
    fc.property(fc.constantFrom(...new Set(days.map(([zone]) => zone))), fc.integer({ min: 0, max: 1_900_000_000 }), (zone, seconds) => {
      const shown = wallClock(seconds * 1000, zone);
      expect(`${shown?.date}T${shown?.time}`).toBe(toCalendarDateTime(fromAbsolute(seconds * 1000, zone)).toString());
    }),
    { numRuns: cases(2000) },
  );
});

test.each([NaN, Infinity, -1, 0.5, Number.MAX_SAFE_INTEGER])('%d is no valid instant and on no day', (instant) => {
  expect([wallClock(instant, 'UTC'), isSameLocalDay(instant, instant, 'UTC')]).toEqual([null, false]);
});

test.each(['Etc/Unknown', '', 'Nowhere/Else'])('an unknown system zone %j falls back to UTC', (timeZone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  expect(localZone()).toBe('UTC');
  vi.restoreAllMocks();
});

test('rejects unknown zone names', () => {
  expect(['Mars/Olympus', '', 'not a zone'].filter(isTimeZone)).toEqual([]);
});
