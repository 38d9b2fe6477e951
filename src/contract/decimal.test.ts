import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '@tests/support/testAmount';
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  negate,
  roundUp,
  sharePercent,
  subtract,
  toUnits,
  truncate,
  type Decimal,
} from './decimal';

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
/** Decimals of any length, most of them near the 15-digit limit of number arithmetic, including leading and trailing zeros and negative zero. */
const decimals = fc
  .tuple(fc.constantFrom('', '-'), fc.oneof(digits(1, 9), digits(1, 24)), fc.oneof(fc.constant(''), digits(1, 8), digits(1, 24)))
  .map(([sign, whole, places]): Decimal => `${sign}${whole}${places && `.${places}`}`);
const precisions = fc.integer({ min: 0, max: 20 });
const text = (exact: Big): Decimal => (exact.eq('0') ? '0' : exact.toFixed());

test('sums, products, quotients, comparisons and roundings match big.js exactly at any length', () => {
  fc.assert(
    fc.property(decimals, decimals, decimals, precisions, (a, b, c, precision) => {
      const [left, right, third] = [new Big(a), new Big(b), new Big(c)];
      expect(add(a, b, c)).toBe(text(left.plus(right).plus(third)));
      expect(subtract(a, b)).toBe(text(left.minus(right)));
      expect(multiply(a, b)).toBe(text(left.times(right)));
      expect(negate(a)).toBe(text(left.times('-1')));
      expect(compare(a, b)).toBe(left.cmp(right));
      expect(truncate(a, precision)).toBe(text(left.round(precision, Big.roundDown)));
      expect(roundUp(a, precision)).toBe(text(left.round(precision, Big.roundUp)));
      if (!isZero(b)) expect(divide(a, b, precision)).toBe(text(left.div(right).round(precision, Big.roundDown)));
    }),
    { numRuns: cases(2000) },
  );
});

test('toUnits matches big.js and throws if the count is not a safe integer', () => {
  fc.assert(
    fc.property(decimals, precisions, (amount, precision) => {
      const units = new Big(amount).times(`1e${precision}`).round(0, Big.roundDown);
      if (units.abs().gt(String(Number.MAX_SAFE_INTEGER))) expect(() => toUnits(amount, precision)).toThrow(RangeError);
      else expect(text(new Big(String(toUnits(amount, precision))))).toBe(text(units));
    }),
    { numRuns: cases(1000) },
  );
});

test.each(['', '-', '.', '1.', '.5', '1e3', '1.2.3', '--1', '1-', ' 1', '1,5', 'x'])('"%s" is accepted or rejected as by big.js', (odd) => {
  const expected = (() => {
    try {
      return text(new Big(odd).plus('1'));
    } catch {
      return null;
    }
  })();
  if (expected === null) for (const use of [add, subtract, multiply, compare]) expect(() => use(odd, '1')).toThrow();
  else expect(add(odd, '1')).toBe(expected);
});

test.each([
  ['1', '3', undefined, '33.33'],
  ['-1', '3', undefined, '-33.33'],
  ['2', '3', 0, '66'],
  ['5', '4', 0, '125'],
  ['1', '0', undefined, '0'],
] as const)('the share of %s in %s is truncated, and zero if the whole is zero', (part, whole, precision, percent) => {
  expect(sharePercent(part, whole, precision)).toBe(percent);
});

test('numbers instead of decimal strings are rejected', () => {
  for (const use of [add, subtract, multiply, compare]) expect(() => Reflect.apply(use, undefined, ['1', 0.1])).toThrow();
});
