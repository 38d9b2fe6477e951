import Big from 'big.js';
import { isZero, type Decimal } from './decimalText';
import { compareSmall, productOfSmall, quotientOfSmall, roundedSmall, sumOfSmall, unitsOfSmall } from './smallDecimal';

export { isDecimal, isZero, type Decimal } from './decimalText';

Big.strict = true;
Big.DP = 40;

/** Sum of any number of decimals; `'0'` if there are none. */
export const add = (...terms: readonly Decimal[]): Decimal =>
  sumOfSmall(terms) ?? text(terms.reduce((sum, term) => sum.plus(term), new Big('0')));
export const subtract = (from: Decimal, amount: Decimal): Decimal => sumOfSmall([from, amount], -1) ?? text(new Big(from).minus(amount));
export const multiply = (a: Decimal, b: Decimal): Decimal => productOfSmall(a, b) ?? text(new Big(a).times(b));
/** Quotient truncated to `precision` decimals. Throws a RangeError if `by` is zero. */
export const divide = (amount: Decimal, by: Decimal, precision = 18): Decimal => {
  if (isZero(by)) throw new RangeError(`cannot divide ${amount} by zero`);
  return quotientOfSmall(amount, by, precision) ?? truncate(text(new Big(amount).div(by)), precision);
};
export const negate = (amount: Decimal): Decimal => multiply(amount, '-1');

/** −1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export const compare = (a: Decimal, b: Decimal): number => compareSmall(a, b) ?? new Big(a).cmp(b);
export const isNegative = (amount: Decimal): boolean => compare(amount, '0') < 0;
export const isGreater = (a: Decimal, b: Decimal): boolean => compare(a, b) > 0;
export const smallest = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  rest.reduce((min, next) => (compare(next, min) < 0 ? next : min), first);
export const largest = (first: Decimal, ...rest: readonly Decimal[]): Decimal =>
  rest.reduce((max, next) => (compare(next, max) > 0 ? next : max), first);

/** Product of two decimals; null if `b` is unknown (null). */
export const multiplyNullable = (a: Decimal, b: Decimal | null): Decimal | null => (b === null ? null : multiply(a, b));

/** Truncates (never rounds) to `precision` decimals and drops trailing zeros: `truncate('1.2399', 2)` is `'1.23'`. */
export const truncate = (amount: Decimal, precision: number): Decimal =>
  roundedSmall(amount, precision) ?? text(new Big(amount).round(precision, Big.roundDown));
/** Rounds away from zero to `precision` decimals: `roundUp('1.2301', 2)` is `'1.24'`. */
export const roundUp = (amount: Decimal, precision: number): Decimal =>
  roundedSmall(amount, precision, true) ?? text(new Big(amount).round(precision, Big.roundUp));
/** Rounds to exactly `precision` decimals, half away from zero, keeping trailing zeros: `roundTo('1.5', 2)` is `'1.50'`. */
export const roundTo = (amount: Decimal, precision: number): Decimal => new Big(amount).toFixed(precision, Big.roundHalfUp);
/** Converts an integer count of the smallest unit to a decimal: `fromUnits(6512345, 2)` is `'65123.45'`. Throws a RangeError if `units` is not a safe integer. */
export const fromUnits = (units: number, precision: number): Decimal => {
  if (!Number.isSafeInteger(units)) throw new RangeError(`${units} is not a safe integer count of units`);
  const digits = String(Math.abs(units)).padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  return `${units < 0 ? '-' : ''}${precision === 0 ? whole : `${whole}.${digits.slice(-precision)}`}`;
};
/** The inverse of `fromUnits`; truncates digits beyond `precision`. Throws a RangeError if the count is not a safe integer. */
export const toUnits = (amount: Decimal, precision: number): number => {
  const count = unitsOfSmall(amount, precision) ?? Number(new Big(amount).times(`1e${precision}`).round(0, Big.roundDown).toFixed());
  if (!Number.isSafeInteger(count)) throw new RangeError(`${amount} has more units than can be counted exactly`);
  return count;
};

/** Truncates an amount to whole lots. */
export const wholeLots = (amount: Decimal, lot: Decimal): Decimal => multiply(divide(amount, lot, 0), lot);

/** `part` as a percentage of `whole`, truncated to `precision` decimals; `'0'` if the whole is zero. */
export const sharePercent = (part: Decimal, whole: Decimal, precision = 2): Decimal =>
  isZero(whole) ? '0' : divide(multiply(part, '100'), whole, precision);
/** Signed change from `from` to `to` in percent with two decimals; `'0.00'` if `from` is zero. */
export const changePercent = (from: Decimal, to: Decimal): Decimal =>
  isZero(from) ? '0.00' : roundTo(multiply(divide(subtract(to, from), from, 12), '100'), 2);

const text = (value: Big): Decimal => {
  const plain = value.toFixed();
  return plain === '-0' ? '0' : plain;
};
