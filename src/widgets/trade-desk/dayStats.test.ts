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
  expect(dayStatsOf(quote, null, 2)).toMatchObject({ last: '110.00', change: '10.00', high: '112.00', low: '99.00', changeAmount: '10' });
});

test('a newer price extends high and low, and the change is relative to the same price 24 hours ago', () => {
  expect(dayStatsOf(quote, '115.00', 2)).toMatchObject({ last: '115.00', change: '15.00', high: '115.00', changeAmount: '15' });
  expect(dayStatsOf(quote, '90.00', 2)).toMatchObject({ change: '-10.00', low: '90.00', changeAmount: '-10' });
});

test('the price 24 hours ago keeps the decimals of the instrument, however short the text of the last price', () => {
  expect(dayStatsOf({ ...quote, last: '2', change: '4.00' }, '2.5', 3)).toMatchObject({ change: '30.01', changeAmount: '0.577' });
});

test('unknown values stay unknown', () => {
  expect(dayStatsOf({ ...quote, last: null, change: null, high: null }, null, 2)).toMatchObject({
    last: null,
    change: null,
    high: null,
    changeAmount: null,
  });
  expect(dayStatsOf({ ...quote, change: '-100' }, '1', 2)).toMatchObject({ change: '-100', changeAmount: null });
});
