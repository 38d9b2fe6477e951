import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameLocalDay, wallClock } from './zone';

/** Local midnights around which a day is 23, 24 or 25 hours long, or begins at one o'clock: zone, the day's first instant, its length in hours. */
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

  test('[R-MSG-14] its first and last instants are of one day', () => expect(isSameLocalDay(first, last, zone)).toBe(true));
  test('[R-MSG-14] the instants beside it are of others', () => {
    expect(isSameLocalDay(first - 1, first, zone)).toBe(false);
    expect(isSameLocalDay(last + 1, last, zone)).toBe(false);
  });
  test('every instant in it is of the day, seen from every other', () => {
    const within = fc.integer({ min: first, max: last });
    fc.assert(fc.property(within, within, (instant, now) => isSameLocalDay(instant, now, zone)));
  });
});

test('agrees with the platform on every instant of 60 years', () => {
  const zones = [...new Set(days.map(([zone]) => zone))];
  const platform = new Map(
    zones.map((zone) => [zone, new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 1_900_000_000_000 }), (zone, instant) => {
      expect(wallClock(instant, zone).toString().slice(0, 10)).toBe(platform.get(zone)?.format(instant));
    }),
    { numRuns: 2000 },
  );
});
