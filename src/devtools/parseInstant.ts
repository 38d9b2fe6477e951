import { parseDateTime, toZoned } from '@internationalized/date';

/** Parses a date and time entered in the display format of a time zone, in ms since 1970; null if invalid. */
export function parseInstant(text: string, zone: string): number | null {
  try {
    return toZoned(parseDateTime(text.trim().replace(' ', 'T')), zone)
      .toDate()
      .getTime();
  } catch {
    return null;
  }
}
