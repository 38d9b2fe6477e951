import { parseDateTime, toZoned } from '@internationalized/date';

/** The instant of a date and time that are typed as they are shown in a zone, in ms since 1970; null for a text that is none. */
export function typedInstant(text: string, zone: string): number | null {
  try {
    return toZoned(parseDateTime(text.trim().replace(' ', 'T')), zone)
      .toDate()
      .getTime();
  } catch {
    return null;
  }
}
