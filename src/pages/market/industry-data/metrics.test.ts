import { describe, expect, test } from 'vitest';
import type { Instrument, Quote } from '@/entities/market';
import { createFeed } from '@/shared/lib/feed';
import { heatCoins, sectorMetrics } from './metrics';

const pair = (id: number, base: string): Instrument => ({
  id,
  quoteId: id,
  side: 'spot',
  base,
  quote: 'USDT',
  baseName: base,
  amountUnit: base,
  decimals: 2,
  amountDecimals: 2,
  lot: null,
  leverage: 0,
  multiple: null,
  area: 1,
  contractType: null,
  expiry: null,
  listedTime: 0,
  delistTime: null,
});
const emptyQuote = { last: '1', high: null, low: null, volume: null, isOpen: true, markPrice: null, indexPrice: null, fundingRate: null };
const quote = (change: string | null, marketCap: string | null, turnover: string | null): Quote => ({
  ...emptyQuote,
  nextFundingTime: null,
  openInterest: null,
  change,
  marketCap,
  turnover,
});

const [a, b, c] = [pair(1, 'A'), pair(2, 'B'), pair(3, 'C')];
const pairs = new Map([a, b, c].map((each) => [each.base, each]));
const quotes = createFeed<Quote>();
quotes.set([
  [1, quote('2.00', '300', '10')],
  [2, quote('-4.00', '100', '50')],
  [3, quote(null, '900', '5')],
]);

describe('sectors', () => {
  test('the change is weighted by market cap and skips coins without data', () => {
    const [sector] = sectorMetrics([{ sector: 's', name: 'S', coins: ['A', 'B', 'C', 'UNLISTED'] }], pairs, quotes);
    expect(sector).toMatchObject({ change: '0.50', cap: '400', turnover: '65', leader: { instrument: a, change: '2.00' } });
    expect(sector?.pairs).toEqual([a, b, c]);
  });

  test('sectors are sorted by change, those without data last', () => {
    const sectors = ['C', 'B', 'A'].map((coin) => ({ sector: coin, name: coin, coins: [coin] }));
    expect(sectorMetrics(sectors, pairs, quotes).map(({ sector, change }) => [sector.sector, change])).toEqual([
      ['A', '2.00'],
      ['B', '-4.00'],
      ['C', null],
    ]);
  });
});

describe('the heat map', () => {
  test.each([
    ['cap', ['A', 'B']],
    ['turnover', ['B', 'A']],
  ] as const)('by %s lists the largest first and omits coins without a change', (size, expected) => {
    expect(heatCoins([a, b, c], size, quotes, 9).map(({ instrument: { base } }) => base)).toEqual(expected);
  });

  test('is limited to the requested number of coins', () => {
    expect(heatCoins([a, b, c], 'cap', quotes, 1)).toHaveLength(1);
  });
});
