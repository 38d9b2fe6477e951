/** What stands for all delivery contracts of a pair, such as `btcusdt_d`, by the name of one of them. */
export const seriesOf = (code: string): string => code.replace(/_\d+_d$/i, '_d');

/** When a delivery contract that is no longer listed was settled, in ms, as its name tells: at 08:00 UTC of that day; null where the name tells none (assumed: the hour is not shown). */
export function deliveredAt(code: string): number | null {
  const [, year, month, day] = /_(\d{2})(\d{2})(\d{2})_d$/i.exec(code) ?? [];
  return year === undefined ? null : Date.parse(`20${year}-${month}-${day}T08:00:00Z`);
}
