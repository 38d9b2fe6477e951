import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { compare, fromUnits, isDecimal, isGreater, isZero } from '../decimal';
import { maxInputAmount, amountOf, checkAmount, normaliseAmount, transferCap } from './rules';

const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
const money = fc.tuple(fc.nat({ max: 2 ** 52 }), fc.nat({ max: 18 })).map(([units, precision]) => fromUnits(units, precision));
/** Text as typed or pasted: amounts in any format, and arbitrary strings. */
const typing = fc.oneof(
  money,
  fc.stringMatching(/^[-+]?[\d.,'\s]{0,40}([eE][-+]?\d{1,3})?$/),
  fc.stringMatching(/^\d{40}(\.\d{40})?$/),
  fc.string({ unit: 'grapheme' }),
);
const limits = fc.record({ cap: money, precision: fc.nat({ max: 18 }) });

describe('normaliseAmount', () => {
  const roomy = { cap: '1000000' };

  it.each([
    ['', ''],
    ['abc', ''],
    ['12', '12'],
    ['1a2b', '12'],
    ['1.2.3', '1.23'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['5.', '5.'],
    ['0.0', '0.0'],
    ['1.50', '1.50'],
    ['007', '7'],
    ['000', '0'],
    ['00.5', '0.5'],
    ['1,234.5', '1234.5'],
    [' 1 234.5 ', '1234.5'],
    ["1'234.5", '1234.5'],
    ['-5', '5'],
    ['+5', '5'],
    ['1e5', '15'],
    ['1E-7', '17'],
    ['$ 12.30 USDT', '12.30'],
    ['0x1f', '1'],
    ['NaN', ''],
    ['٣', ''],
  ])('[R-TRANSFER-14] normalises %j to %j, keeping only digits and one point', (typed, amount) => {
    expect(normaliseAmount(typed, roomy)).toBe(amount);
  });

  it.each([
    ['0.123456789', undefined, '0.12345678'],
    ['0.999999999', undefined, '0.99999999'],
    ['1.29', 1, '1.2'],
    ['1.29', 0, '1.'],
    ['1.', 0, '1.'],
    ['1.2900', 4, '1.2900'],
  ])('[R-TRANSFER-15] truncates %j with precision %j to %j', (typed, precision, amount) => {
    expect(normaliseAmount(typed, { ...roomy, precision })).toBe(amount);
  });

  it.each([
    ['100', '99.5', undefined, '99.5'],
    ['99.50', '99.5', undefined, '99.50'],
    ['99.51', '99.5', undefined, '99.5'],
    ['1', '0', undefined, '0'],
    ['0.', '0', undefined, '0.'],
    ['2', '1.23456', 2, '1.23'],
    ['1.234', '1.2399', 2, '1.23'],
    ['9'.repeat(40), '0.00000001', undefined, '0.00000001'],
    ['1', '-3', undefined, '0'],
  ])('[R-TRANSFER-17] normalises %j with cap %j and precision %j to %j', (typed, cap, precision, amount) => {
    expect(normaliseAmount(typed, { cap, precision })).toBe(amount);
  });

  test('always returns digits and at most one point, within precision and cap', () => {
    fc.assert(
      fc.property(typing, limits, (typed, { cap, precision }) => {
        const amount = normaliseAmount(typed, { cap, precision });
        expect(amount).toMatch(/^(\d+\.?\d*)?$/);
        expect(decimals(amount)).toBeLessThanOrEqual(precision);
        expect(isGreater(amountOf(amount), cap)).toBe(false);
      }),
      { numRuns: cases(2000) },
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(typing, limits, (typed, within) => {
        const amount = normaliseAmount(typed, within);
        expect(normaliseAmount(amount, within)).toBe(amount);
      }),
      { numRuns: cases(2000) },
    );
  });

  test('leaves an amount within cap and precision unchanged', () => {
    fc.assert(
      fc.property(money, (amount) => {
        expect(normaliseAmount(amount, { cap: amount, precision: 18 })).toBe(amount);
      }),
    );
  });

  test('gives the same result for single keystrokes as for pasting', () => {
    fc.assert(
      fc.property(money, limits, (amount, within) => {
        fc.pre(compare(amount, within.cap) <= 0);
        const typed = Array.from(amount).reduce((field, key) => normaliseAmount(field + key, within), '');
        expect(typed).toBe(normaliseAmount(amount, within));
      }),
    );
  });
});

describe('cap and All', () => {
  it.each([
    ['10', '3', '3'],
    ['3', '10', '3'],
    ['3', '3', '3'],
    ['0', '10', '0'],
    ['10', '-1', '0'],
    ['9007199254740993.00000001', '9007199254740993.00000002', '9007199254740993.00000001'],
  ])('[R-TRANSFER-16] balance %s and daily limit %s give the cap %s', (available, todayAvailableLimit, cap) => {
    expect(transferCap({ available, todayAvailableLimit })).toBe(cap);
  });

  it.each([
    ['12.5', undefined, '12.5'],
    ['0.123456789', undefined, '0.12345678'],
    ['0.019', 2, '0.01'],
    ['0', undefined, '0'],
  ])('[R-TRANSFER-18] All with cap %s and precision %s fills in %s', (cap, precision, amount) => {
    expect(maxInputAmount({ cap, precision })).toBe(amount);
  });

  test('normalising leaves the amount filled in by All unchanged', () => {
    fc.assert(
      fc.property(limits, (within) => {
        expect(normaliseAmount(maxInputAmount(within), within)).toBe(maxInputAmount(within));
      }),
    );
  });
});

describe('checkAmount', () => {
  it.each(['', '0', '0.', '0.000', '-1', '1e5', 'abc', '.'])('[R-TRANSFER-12] rejects %j as empty or zero', (typed) => {
    expect(checkAmount(typed, { available: '10' })).toBe('accountCoinTrade_082');
  });

  it.each([
    ['10.00000001', '10'],
    ['1', '0'],
  ])('[R-TRANSFER-13] rejects %s of %s available as too large', (typed, available) => {
    expect(checkAmount(typed, { available })).toBe('accountCoinTrade_083');
  });

  it.each([
    ['10', '10'],
    ['10.', '10'],
    ['0.00000001', '10'],
  ])('accepts %s of %s available', (typed, available) => {
    expect(checkAmount(typed, { available })).toBeNull();
  });

  test('accepts a positive amount if and only if it does not exceed the available balance', () => {
    fc.assert(
      fc.property(money, money, (amount, available) => {
        fc.pre(!isZero(amount));
        expect(checkAmount(amount, { available }) === null).toBe(compare(amount, available) <= 0);
      }),
    );
  });

  test('the submitted amount is always a decimal string', () => {
    fc.assert(
      fc.property(typing, limits, (typed, within) => {
        expect(isDecimal(amountOf(typed))).toBe(true);
        expect(isDecimal(amountOf(normaliseAmount(typed, within)))).toBe(true);
      }),
    );
  });
});
