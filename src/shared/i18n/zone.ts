/** The system's time zone as an IANA name; UTC if Intl does not know it. */
export function localZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Whether `zone` is the IANA name of a time zone that the browser knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatterFor(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Whether two instants (ms) are on the same calendar day in `zone`; separates today from earlier. Source: specification, States, Message. */
export function isSameLocalDay(instant: number, now: number, zone: string): boolean {
  const day = wallClock(instant, zone)?.date;
  return day !== undefined && day === wallClock(now, zone)?.date;
}

/** Date and time in `zone`, as `YYYY-MM-DD` and `HH:mm:ss`; null if the instant (ms) is not a whole number or is outside the years 1970 to 9999. */
export function wallClock(instant: number, zone: string): { readonly date: string; readonly time: string } | null {
  if (!Number.isSafeInteger(instant) || instant < 0 || instant >= lastDay) return null;
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(zone).formatToParts(instant)) shown[type] = value;
  return { date: `${shown.year}-${shown.month}-${shown.day}`, time: `${shown.hour}:${shown.minute}:${shown.second}` };
}

/** Start of the last day whose year has four digits in every zone. */
const lastDay = 253_402_214_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...numeric, timeZone: zone });
  formatters.set(zone, formatter);
  return formatter;
}

const numeric = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;
