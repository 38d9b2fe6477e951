import { compare, divide, largest, multiply, smallest, subtract, toUnits, type Decimal } from '@/contract/decimal';

/** A day in a few points for a small chart. */
export interface Trend {
  /** Oldest first, each a whole number from 0 (the lowest) to 1000 (the highest). */
  readonly points: readonly number[];
  readonly direction: 'rise' | 'fall' | 'flat';
}

const height = 1000;

/** Brings the closes of an instrument to the scale of a small chart; fewer than two give no line. */
export function trendOf(closes: readonly Decimal[]): Trend {
  const [first, ...rest] = closes;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return { points: [], direction: 'flat' };
  const low = smallest(first, ...rest);
  const range = subtract(largest(first, ...rest), low);
  const direction = directions[compare(last, first) + 1] ?? 'flat';
  if (compare(range, '0') === 0) return { points: closes.map(() => height / 2), direction };
  return { points: closes.map((close) => toUnits(divide(multiply(subtract(close, low), String(height)), range, 0), 0)), direction };
}

const directions = ['fall', 'flat', 'rise'] as const;
