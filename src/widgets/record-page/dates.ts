import { parseAbsolute, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** Maximum length of a date range in days, both ends included. Source: order lists show up to 90 days. */
export const maxDays = 90;
/** Preset ranges, in days up to today. */
export const presets = [7, 30, maxDays] as const;

/** A date range as stored in the URL: a number of days up to today, or start and end dates (`YYYY-MM-DD`, both included). */
export type DateRange =
  | { readonly kind: 'last'; readonly days: number }
  | { readonly kind: 'between'; readonly from: string; readonly to: string };

export const defaultDateRange: DateRange = { kind: 'last', days: maxDays };

/** What is wrong with a custom range. */
export type DateRangeProblem = 'incomplete' | 'reversed' | 'tooLong';

/** Reads the date range from a URL; invalid values are ignored. */
export function readDateRange(search: URLSearchParams): DateRange {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  if (dateRangeProblem(from, to) === null) return { kind: 'between', from, to };
  const last = presets.find((days) => String(days) === search.get('days'));
  return last === undefined ? defaultDateRange : { kind: 'last', days: last };
}

/** The query parameters of a date range; the default range needs none. */
export function writeDateRange(days: DateRange): Readonly<Record<string, string>> {
  if (days.kind === 'between') return { from: days.from, to: days.to };
  return days.days === maxDays ? {} : { days: String(days.days) };
}

/** Validates the two ends of a range; null if it is valid. */
export function dateRangeProblem(from: string, to: string): DateRangeProblem | null {
  const first = dayOf(from);
  const last = dayOf(to);
  if (first === null || last === null) return 'incomplete';
  const length = last.toDate('UTC').getTime() - first.toDate('UTC').getTime();
  if (length < 0) return 'reversed';
  return length / dayMs >= maxDays ? 'tooLong' : null;
}

/** The first and last instant (ms) of a date range in a zone; a range up to today has no end, so that it includes new records. */
export function instantsOf(days: DateRange, now: number, zone: string): { readonly startTime: number; readonly endTime?: number } {
  if (days.kind === 'last') return { startTime: startOf(today(now, zone).subtract({ days: days.days - 1 }), zone) };
  const first = dayOf(days.from) ?? today(now, zone);
  const last = dayOf(days.to) ?? today(now, zone);
  return { startTime: startOf(first, zone), endTime: startOf(last.add({ days: 1 }), zone) - 1 };
}

const dayMs = 86_400_000;
const today = (now: number, zone: string): CalendarDate => toCalendarDate(parseAbsolute(new Date(now).toISOString(), zone));
const startOf = (day: CalendarDate, zone: string): number => Math.max(0, day.toDate(zone).getTime());

function dayOf(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
