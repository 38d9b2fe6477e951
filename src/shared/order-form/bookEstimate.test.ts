import { expect, test } from 'vitest';
import { priceOf, valueOf } from '@/contract/swap';
import { estimateMarketOrder, lacksLiquidity, matchingLevels, type KnownBook } from './bookEstimate';

const book: KnownBook = {
  bids: [
    ['98', '1'],
    ['90', '2'],
  ],
  asks: [
    ['102', '1'],
    ['110', '2'],
    ['150', '5'],
  ],
};
const empty: KnownBook = { bids: [], asks: [] };
const buy = { side: 'buy', limit: '120', lot: '0.1', turnover: null } as const;

test('a market order gets the average price of the levels it consumes, up to its worst price', () => {
  expect(estimateMarketOrder(book, { ...buy, amount: '1' })).toEqual({
    amount: '1',
    average: '102',
    slippage: '2.00',
    isPartialFill: false,
  });
  expect(estimateMarketOrder(book, { ...buy, amount: '2' })).toEqual({
    amount: '2',
    average: '106',
    slippage: '6.00',
    isPartialFill: false,
  });
  expect(estimateMarketOrder(book, { ...buy, amount: '5' })).toMatchObject({ amount: '3', isPartialFill: true });
  expect(estimateMarketOrder(book, { side: 'sell', limit: '80', lot: '0.1', amount: '2', turnover: null })).toEqual({
    amount: '2',
    average: '94',
    slippage: '6',
    isPartialFill: false,
  });
});

test('a budget buys whole lots, and falls short only at the end of the book', () => {
  expect(estimateMarketOrder(book, { ...buy, amount: null, turnover: '157.9' })).toMatchObject({ amount: '1.5', isPartialFill: false });
  expect(estimateMarketOrder(book, { ...buy, amount: null, turnover: '1000' })).toMatchObject({ amount: '3', isPartialFill: true });
});

test('the average price of an inverse contract is the harmonic mean', () => {
  const valuation = {
    valueOf: (amount: string, price: string) => valueOf('btcusd', amount, price),
    priceOf: (amount: string, value: string) => priceOf('btcusd', amount, value),
  };
  const estimate = estimateMarketOrder(
    {
      bids: [],
      asks: [
        ['100', '100'],
        ['200', '100'],
      ],
    },
    { ...buy, limit: '300', lot: '1', amount: '200' },
    valuation,
  );
  expect(estimate?.average.slice(0, 6)).toBe('133.33');
});

test('with a one-sided book slippage is relative to the best price', () => {
  expect(estimateMarketOrder({ ...book, bids: [] }, { ...buy, amount: '2' })?.slippage).toBe('3.92');
});

test('there is no estimate for an empty book, or one entirely beyond the worst price', () => {
  expect(estimateMarketOrder(empty, { ...buy, amount: '1' })).toBeNull();
  expect(estimateMarketOrder(book, { ...buy, limit: '101', amount: '1' })).toBeNull();
  expect([
    matchingLevels(book, 'buy', '110').length,
    matchingLevels(book, 'sell', '95').length,
    matchingLevels(empty, 'buy', '1').length,
  ]).toEqual([2, 1, 0]);
});

test('an order exceeds the book only if the end of its levels is known', () => {
  expect([
    lacksLiquidity(book, 'buy', '110', '3'),
    lacksLiquidity(book, 'buy', '110', '3.1'),
    lacksLiquidity(empty, 'sell', '1', '1'),
  ]).toEqual([false, true, true]);
  // All known levels are within the limit: more may follow.
  expect(lacksLiquidity(book, 'buy', '200', '100')).toBe(false);
});
