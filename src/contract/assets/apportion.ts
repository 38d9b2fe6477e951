import { add, compare, subtract, truncate, type Decimal } from '../decimal';

/**
 * Rounds the parts of a whole to `decimals` decimals so that they still add up to the whole, which is already rounded: each part is rounded down,
 * and the missing units go, one each, to the parts that lost most. No part is off by a unit or more.
 */
export function apportion(whole: Decimal, parts: readonly Decimal[], decimals: number): readonly Decimal[] {
  const unit = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
  const floors = parts.map((part) => floor(part, decimals, unit));
  let missing = subtract(whole, add(...floors));
  const lost = parts.map((part, index) => ({ index, lost: subtract(part, floors[index] ?? '0') }));
  const rounded = [...floors];
  for (const { index } of lost.toSorted((one, other) => compare(other.lost, one.lost))) {
    if (compare(missing, unit) < 0) break;
    rounded[index] = add(rounded[index] ?? '0', unit);
    missing = subtract(missing, unit);
  }
  return rounded;
}

function floor(amount: Decimal, decimals: number, unit: Decimal): Decimal {
  const truncated = truncate(amount, decimals);
  return compare(amount, truncated) < 0 ? subtract(truncated, unit) : truncated;
}
