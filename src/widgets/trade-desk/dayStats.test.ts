import { expect, test } from 'vitest';
import { noQuote, type Quote } from '@/entities/market/quote';
import { dayStatsOf } from './dayStats';

const quote: Quote = {
  ...noQuote,
  last: '110.00',
  change: '10.00',
  high: '112.00',
  low: '99.00',
  volume: '5',
  turnover: '500',
};

test('without a newer price the values are unchanged', () => {
  expect(dayStatsOf(quote, null)).toMatchObject({ last: '110.00', change: '10.00', high: '112.00', low: '99.00', changeAmount: '10' });
});

test('a newer price extends high and low, and the change is relative to the same price 24 hours ago', () => {
  expect(dayStatsOf(quote, '115.00')).toMatchObject({ last: '115.00', change: '15.00', high: '115.00', changeAmount: '15' });
  expect(dayStatsOf(quote, '90.00')).toMatchObject({ change: '-10.00', low: '90.00', changeAmount: '-10' });
});

test('unknown values stay unknown', () => {
  expect(dayStatsOf({ ...quote, last: null, change: null, high: null }, null)).toMatchObject({
    last: null,
    change: null,
    high: null,
    changeAmount: null,
  });
  expect(dayStatsOf({ ...quote, change: '-100' }, '1')).toMatchObject({ change: '-100', changeAmount: null });
});
