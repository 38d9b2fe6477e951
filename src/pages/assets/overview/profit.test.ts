import { expect, test } from 'vitest';
import type { ProfitDay } from '@/contract/assets';
import { curveOf, gainOf } from './profit';

const day = (time: number, totalUsdt: string, profitUsdt: string, inflowUsdt = '0'): ProfitDay => ({
  time,
  totalUsdt,
  profitUsdt,
  inflowUsdt,
});
const days = [day(1, '1000', '0', '1000'), day(2, '1100', '100'), day(3, '1550', '-50', '500')];

test.each([
  [1, '-50', '-3.12'],
  [2, '50', '3.33'],
  [3, '50', '3.33'],
])('the profit of %d days is %s, %s %% of the invested amount', (count, usdt, percent) => {
  expect(gainOf(days, count)).toEqual({ usdt, percent });
});

test('the profit is null without days, its percentage without an invested amount', () => {
  expect([gainOf([], 7), gainOf([day(1, '0', '0')], 7)]).toEqual([null, { usdt: '0', percent: null }]);
});

test('the curve accumulates from the first day shown', () => {
  expect(curveOf(days, 2)).toEqual([
    { time: 2, usdt: '100' },
    { time: 3, usdt: '50' },
  ]);
});
