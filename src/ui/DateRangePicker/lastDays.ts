import { parseDate } from '@internationalized/date';

/** The last `days` days up to and including `today`, as `2026-11-22`. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: parseDate(today)
    .subtract({ days: days - 1 })
    .toString(),
  to: today,
});
