import { describe, expect, test } from 'vitest';
import type { DepthLevel, MarketTrade } from '@/contract/market';
import { groupedBook, groupsOf, lastOf, levelOf, spreadPercent } from './groupedBook';

const bids: DepthLevel[] = [
  ['100.09', '1'],
  ['100.02', '2'],
  ['99.98', '4'],
];
const asks: DepthLevel[] = [
  ['100.11', '3'],
  ['100.20', '1'],
  ['100.21', '5'],
];
const trade = (price: string): MarketTrade => ({ id: price, price, amount: '1', side: 'buy', time: 0 });

test.each([
  ['100.19', '0.1', 'bids', '100.1'],
  ['100.19', '0.1', 'asks', '100.2'],
  ['100.2', '0.1', 'asks', '100.2'],
  ['0.000000000842', '0.00000000001', 'bids', '0.00000000084'],
  ['65432.1', '100', 'asks', '65500'],
] as const)('an order at %s stands in levels of %s of the %s at %s', (price, group, side, level) => {
  expect(levelOf(price, group, side)).toBe(level);
});

test('widths begin with the tick and end before they swallow the price', () => {
  expect(groupsOf(2, '65000')).toEqual(['0.01', '0.1', '1', '10']);
  expect(groupsOf(4, '0.5')).toEqual(['0.0001', '0.001', '0.01']);
  expect(groupsOf(2, null)).toEqual(['0.01']);
});

describe('a grouped book', () => {
  const book = groupedBook({ bids, asks }, [trade('100.09'), trade('100.09'), trade('100.1')], { group: '0.1', own: ['100.03', '100.15'] });

  test('joins levels and sums them up from the best price', () => {
    expect(book.bids.map(({ price, amount, total, turnover }) => [price, amount, total, turnover])).toEqual([
      ['100', '3', '3', '300.13'],
      ['99.9', '4', '7', '700.05'],
    ]);
    expect(book.asks.map(({ price, amount, total }) => [price, amount, total])).toEqual([
      ['100.2', '4', '4'],
      ['100.3', '5', '9'],
    ]);
  });

  test('marks levels with own orders, and shares depth between both sides', () => {
    expect(book.bids.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect(book.asks.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect(book.asks.map(({ share }) => share)).toEqual(['0.4444', '1']);
    expect(book.shares).toEqual({ bids: '0.4375', asks: '0.5625' });
  });

  test('says the spread of the best prices, not of the levels, and where the price came from', () => {
    expect([book.spread, book.last]).toEqual(['0.02', { price: '100.09', trend: 'fall' }]);
    expect(spreadPercent('0.02', '100.09')).toBe('0.020');
  });
});

test('an empty book has neither spread nor shares', () => {
  expect(groupedBook({ bids: [], asks }, [], { group: '0.01', own: [] })).toMatchObject({ spread: null, last: null, bids: [] });
  expect(groupedBook({ bids: [], asks: [] }, [], { group: '0.01', own: [] }).shares).toBeNull();
  expect(lastOf([trade('1')])).toEqual({ price: '1', trend: 'flat' });
});
