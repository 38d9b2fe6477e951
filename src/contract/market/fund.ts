import { add, compare, divide, multiply, subtract, type Decimal } from '../decimal';

/**
 * The leverage a leveraged token has come to since its last rebalance, with three decimals: what it holds of its coin stays, so that it falls
 * as a long gains and rises as it loses; null where nothing is left (assumed: not shown).
 */
export function actualLeverage(target: Decimal, since: Decimal, now: Decimal): Decimal | null {
  const ratio = divide(now, since, 12);
  const value = add('1', multiply(target, subtract(ratio, '1')));
  return compare(value, '0') <= 0 ? null : divide(multiply(target, ratio), value, 3);
}
