import { expect, test } from 'vitest';
import { parseInstant } from './parseInstant';

test.each([
  ['2026-01-31 16:00', 'UTC', '2026-01-31T16:00:00Z'],
  [' 2026-01-31 16:00:30 ', 'Asia/Kolkata', '2026-01-31T10:30:30Z'],
  ['2026-07-01 09:00', 'America/New_York', '2026-07-01T13:00:00Z'],
  ['2026-01-31', 'UTC', '2026-01-31T00:00:00Z'],
])('%s in %s is %s', (text, zone, instant) => expect(parseInstant(text, zone)).toBe(Date.parse(instant)));

test.each(['', 'tomorrow', '2026-13-01 10:00'])('"%s" is not a date and time', (text) => expect(parseInstant(text, 'UTC')).toBeNull());
