import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, fromUnits, multiply } from '@/contract/decimal';
import type { DepthLevel, MarketTrade } from '@/contract/market';
import { bookOf, groupPrice, groupsOf, lastOf, spreadPercent } from './orderBook';

const last = { price: '100', trend: 'rise' } as const;
const depth = {
  bids: [
    ['99.98', '1'],
    ['99.95', '2'],
    ['99.89', '4'],
  ],
  asks: [
    ['100.01', '3'],
    ['100.1', '1'],
    ['100.11', '6'],
  ],
} satisfies Record<string, DepthLevel[]>;

const trade = (price: string): MarketTrade => ({ id: price, price, amount: '1', side: 'buy', time: 0 });

test('group sizes start at the tick size and stay well below the price', () => {
  expect(groupsOf(2, '65000')).toEqual(['0.01', '0.1', '1', '10']);
  expect(groupsOf(4, '0.5')).toEqual(['0.0001', '0.001', '0.01']);
  expect(groupsOf(12, '0.000000000005')).toEqual(['0.000000000001']);
  expect(groupsOf(2, null)).toEqual(['0.01']);
});

test.each([
  [[], null],
  [['1'], { price: '1', trend: 'flat' }],
  [['100.09', '100.09', '100.1'], { price: '100.09', trend: 'fall' }],
  [['100.1', '100.09'], { price: '100.1', trend: 'rise' }],
])('after trades at %j the last price is %j', (prices, expected) => {
  expect(lastOf(prices.map(trade))).toEqual(expected);
});

test('a spread is given as a percentage of the best bid', () => {
  expect([spreadPercent('0.02', '100.09'), spreadPercent('1', '0')]).toEqual(['0.020', '0']);
});

test.each([
  ['112.34', '0.1', 'bids', '112.3'],
  ['112.34', '0.1', 'asks', '112.4'],
  ['112.3', '0.1', 'bids', '112.3'],
  ['112.3', '0.1', 'asks', '112.3'],
  ['987654321.99', '100', 'bids', '987654300'],
  ['987654321.99', '100', 'asks', '987654400'],
  ['0.000012841093', '0.00000000001', 'asks', '0.0000128411'],
  ['0.05', '1', 'bids', '0'],
] as const)('%s by %s on the side of the %s is %s', (price, group, side, expected) => {
  expect(groupPrice(price, group, side)).toBe(expected);
});

test('groups prices into levels with cumulative totals and turnovers at the exact prices', () => {
  const book = bookOf(depth, { group: '0.1', last });
  expect(book.bids.map(({ price, amount, total, turnover }) => [price, amount, total, turnover])).toEqual([
    ['99.9', '3', '3', '299.88'],
    ['99.8', '4', '7', '699.44'],
  ]);
  expect(book.asks.map(({ price, amount, total, turnover }) => [price, amount, total, turnover])).toEqual([
    ['100.1', '4', '4', '400.13'],
    ['100.2', '6', '10', '1000.79'],
  ]);
});

test('bars are relative to the largest total, and the side shares to the whole book', () => {
  const book = bookOf(depth, { group: '0.1', last });
  expect([book.bids, book.asks].map((side) => side.map(({ share }) => share))).toEqual([
    ['0.3', '0.7'],
    ['0.4', '1'],
  ]);
  expect(book.shares).toEqual({ bids: '0.4117', asks: '0.5883' });
});

test('the spread is that of the exact prices, regardless of grouping', () => {
  expect(bookOf(depth, { group: '1', last }).spread).toBe('0.03');
  expect(bookOf({ ...depth, asks: [] }, { group: '1', last })).toMatchObject({ spread: null, shares: { bids: '1', asks: '0' } });
  expect(bookOf({ bids: [], asks: [] }, { group: '1', last })).toMatchObject({ spread: null, shares: null });
});

test('turnovers of an inverse contract are amounts divided by the price', () => {
  const { bids } = bookOf(
    {
      bids: [
        ['50000', '10000'],
        ['40000', '2000'],
      ],
      asks: [],
    },
    { group: '1', last, isInverse: true },
  );
  expect(bids.map(({ total, turnover }) => [total, turnover])).toEqual([
    ['10000', '0.2'],
    ['12000', '0.25'],
  ]);
});

test('the user’s own orders mark their level', () => {
  const { bids, asks } = bookOf(depth, { group: '0.1', last, ownOrders: { bids: ['99.95'], asks: ['100.11', '250'] } });
  expect([bids, asks].map((side) => side.map(({ isOwn }) => isOwn))).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('an order only marks its own side, however wide the levels are', () => {
  const sides = { bids: [['100.09', '1']], asks: [['100.11', '1']] } satisfies Record<string, DepthLevel[]>;
  const { bids, asks } = bookOf(sides, { group: '1', last, ownOrders: { bids: [], asks: ['100.11'] } });
  expect([bids[0]?.isOwn, asks[0]?.isOwn]).toEqual([false, true]);
});

test('levels without an amount have no bar', () => {
  const { bids, shares } = bookOf({ bids: [['100', '0']], asks: [] }, { group: '1', last });
  expect([bids[0]?.share, shares]).toEqual(['0', null]);
});

test('returns no more levels than requested', () => {
  const { bids } = bookOf(depth, { group: '0.01', last, levels: 2 });
  expect(bids.map(({ total }) => total)).toEqual(['1', '3']);
});

const units = fc.integer({ min: 1, max: 1_000_000_000 });
const side = fc.uniqueArray(fc.record({ price: units, amount: units }), { minLength: 1, maxLength: 40, selector: ({ price }) => price });

test('grouping preserves amounts and turnovers, and never shows a better price than available', () => {
  fc.assert(
    fc.property(side, fc.integer({ min: 0, max: 3 }), fc.constantFrom('bids', 'asks'), (list, power, name) => {
      const raw = list
        .toSorted((a, b) => (name === 'bids' ? b.price - a.price : a.price - b.price))
        .map(({ price, amount }): DepthLevel => [fromUnits(price, 6), fromUnits(amount, 4)]);
      const group = groupsOf(6, '1000')[power] ?? '1';
      const book = bookOf({ bids: [], asks: [], [name]: raw }, { group, last });
      const levels = book[name];
      const end = levels.at(-1);
      expect(add(...levels.map(({ amount }) => amount))).toBe(end?.total);
      expect(end?.total).toBe(add(...raw.map(([, amount]) => amount)));
      expect(end?.turnover).toBe(add(...raw.map(([price, amount]) => multiply(price, amount))));
      const worse = name === 'bids' ? -1 : 1;
      const prices = raw.map(([price]) => price);
      expect(prices.filter((price) => compare(groupPrice(price, group, name), price) * worse < 0)).toEqual([]);
      expect(levels.map(({ price }) => price)).toEqual([...new Set(prices.map((price) => groupPrice(price, group, name)))]);
    }),
  );
});
