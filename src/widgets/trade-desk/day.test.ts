import { expect, test } from 'vitest';
import { noQuote, type Quote } from '@/entities/market/quote';
import { dayOf } from './day';

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
  expect(dayOf(quote, null)).toMatchObject({ last: '110.00', change: '10.00', high: '112.00', low: '99.00', moved: '10' });
});

test('a newer price extends high and low, and the change is relative to the same price 24 hours ago', () => {
  expect(dayOf(quote, '115.00')).toMatchObject({ last: '115.00', change: '15.00', high: '115.00', moved: '15' });
  expect(dayOf(quote, '90.00')).toMatchObject({ change: '-10.00', low: '90.00', moved: '-10' });
});

test('unknown values stay unknown', () => {
  expect(dayOf({ ...quote, last: null, change: null, high: null }, null)).toMatchObject({
    last: null,
    change: null,
    high: null,
    moved: null,
  });
  expect(dayOf({ ...quote, change: '-100' }, '1')).toMatchObject({ change: '-100', moved: null });
});
