import { add, compare, divide, multiply, subtract, type Decimal } from '../decimal';

/**
 * The actual leverage of a leveraged token, with three decimals, from the price of its coin at the last rebalance and now. Its holdings stay constant
 * in between, so that the leverage falls as the token gains and rises as it loses; null if no value is left (assumed: not shown).
 */
export function actualLeverage(target: Decimal, rebalancePrice: Decimal, price: Decimal): Decimal | null {
  const ratio = divide(price, rebalancePrice, 12);
  const value = add('1', multiply(target, subtract(ratio, '1')));
  return compare(value, '0') <= 0 ? null : divide(multiply(target, ratio), value, 3);
}
