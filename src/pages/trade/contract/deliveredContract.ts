/** The series code of a delivery contract, such as `btcusdt_d`. */
export const seriesOf = (code: string): string => code.replace(/_\d+_d$/i, '_d');

/** Settlement time in ms of a delisted delivery contract: 08:00 UTC of the day in its code; null if it has none (assumed: the hour is not shown). */
export function deliveredAt(code: string): number | null {
  const [, year, month, day] = /_(\d{2})(\d{2})(\d{2})_d$/i.exec(code) ?? [];
  return year === undefined ? null : Date.parse(`20${year}-${month}-${day}T08:00:00Z`);
}
