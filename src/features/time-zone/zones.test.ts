import { expect, test } from 'vitest';
import { offsetOf, timeZones } from './zones';

const [winter, summer] = [Date.parse('2026-01-15T12:00:00Z'), Date.parse('2026-07-15T12:00:00Z')];

test('each zone has an offset and is listed once', () => {
  const zones = timeZones();
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !/^UTC(?:[+-]\d{1,2}(?::\d\d)?)?$/.test(offsetOf(zone, summer)))).toEqual([]);
});

test.each([
  ['UTC', summer, 'UTC'],
  ['Asia/Kolkata', summer, 'UTC+5:30'],
  ['America/New_York', summer, 'UTC-4'],
  ['America/New_York', winter, 'UTC-5'],
  ['Europe/London', winter, 'UTC'],
  ['Europe/London', summer, 'UTC+1'],
])('%s at %d is %s', (zone, instant, offset) => expect(offsetOf(zone, instant)).toBe(offset));
