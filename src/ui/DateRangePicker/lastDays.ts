import { parseDate } from '@internationalized/date';

/** The last `days` days up to `today`, which is one of them, as `2026-11-22`. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: parseDate(today)
    .subtract({ days: days - 1 })
    .toString(),
  to: today,
});
