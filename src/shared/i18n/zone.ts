import { fromAbsolute, isSameDay, toCalendarDateTime, type CalendarDateTime } from '@internationalized/date';

/** The zone of the machine as an IANA name. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells whether two instants (ms) fall on one calendar day of `zone`: the split between today and earlier. Source: specification, States, Message. */
export const isSameLocalDay = (instant: number, now: number, zone: string): boolean =>
  isSameDay(wallClock(instant, zone), wallClock(now, zone));

/** What calendar and clock of `zone` show at an instant (ms). */
export const wallClock = (instant: number, zone: string): CalendarDateTime => toCalendarDateTime(fromAbsolute(instant, zone));
