import { compare, divide, largest, multiply, smallest, subtract, toUnits, type Decimal } from '@/contract/decimal';

/** The last day as a few points for a sparkline: oldest first, each an integer from 0 (the lowest) to 1000 (the highest). */
export type Trend = readonly number[];

const height = 1000;

/** Scales the closes of an instrument for a sparkline; fewer than two give no line. */
export function trendOf(closes: readonly Decimal[]): Trend {
  const [first, ...rest] = closes;
  if (first === undefined || rest.length === 0) return [];
  const low = smallest(first, ...rest);
  const range = subtract(largest(first, ...rest), low);
  if (compare(range, '0') === 0) return closes.map(() => height / 2);
  return closes.map((close) => toUnits(divide(multiply(subtract(close, low), String(height)), range, 0), 0));
}
