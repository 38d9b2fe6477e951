import { describe, expect, it, test } from 'vitest';
import {
  borrowable,
  hourlyRate,
  interestDue,
  interestOfHour,
  marginLevelsOf,
  liquidationPrice,
  totalDebtOf,
  splitRepayment,
  riskOf,
  riskRatio,
} from './rules';
import { marginLevels, riskState } from './constants';

const ten = marginLevelsOf(10);

describe('risk', () => {
  it.each([
    ['100', '0', null, riskState.noDebt],
    ['200', '100', '2', riskState.safe],
    ['109.01', '100', '1.0901', riskState.safe],
    ['109', '100', '1.09', riskState.warned],
    ['105.01', '100', '1.0501', riskState.warned],
    ['105', '100', '1.05', riskState.liquidating],
    ['90', '100', '0.9', riskState.liquidating],
  ])('assets of %s and debts of %s give a risk ratio of %s: %s', (assets, debts, ratio, state) => {
    expect(riskRatio({ assets, debts })).toBe(ratio);
    expect(riskOf({ assets, debts }, ten)).toBe(state);
  });

  test('an unknown leverage uses the levels of cross margin', () => {
    expect(marginLevelsOf(7)).toBe(marginLevels[3]);
  });

  it.each([
    ['111', '100', '0'],
    ['100', '100', '0'],
    ['11', '0', '100'],
    ['122', '100', '100'],
  ])('with assets of %s and debts of %s, another %s can be borrowed', (assets, debts, maxLoan) => {
    expect(borrowable({ assets, debts }, ten)).toBe(maxLoan);
  });
});

describe('the liquidation price', () => {
  it.each([
    ['long', { base: '1', quote: '0' }, { base: '0', quote: '100' }, { price: '105', direction: 'below' }],
    ['short', { base: '0', quote: '210' }, { base: '1', quote: '0' }, { price: '200', direction: 'above' }],
    ['without debt', { base: '1', quote: '5' }, { base: '0', quote: '0' }, null],
    ['never reached', { base: '1', quote: '500' }, { base: '0', quote: '100' }, null],
    ['only dollars on both sides', { base: '0', quote: '500' }, { base: '0', quote: '100' }, null],
  ])('%s', (_, assets, debts, expected) => {
    expect(liquidationPrice(assets, debts, ten.liquidation)).toEqual(expected);
  });
});

test('hourly interest is exact per coin; the interest due is rounded up to eight decimals', () => {
  expect(interestOfHour('USDT', '1000')).toBe('0.0125');
  expect(interestOfHour('BTC', '0.01')).toBe('0.000000034');
  expect(interestDue('0.000000034')).toBe('0.00000004');
  expect(interestDue('0.00000003')).toBe('0.00000003');
  expect(hourlyRate('DOGE')).toBe('0.00002');
});

test.each([
  ['0.5', '0.5', '0'],
  ['1', '1', '0'],
  ['3', '1', '2'],
  ['500', '1', '100'],
])('paying %s on a loan of 100 with interest of 1 covers interest of %s and principal of %s', (amount, interest, principal) => {
  const debt = { principal: '100', interest: '1' };
  expect(splitRepayment(amount, debt)).toEqual({ interest, principal });
  expect(totalDebtOf(debt)).toBe('101');
});
