import { describe, expect, test } from 'vitest';
import { Ticker, TradeInfo } from '@/contract/market';
import { tradeHref } from './tradeHref';
import { hrefsIn } from '@/shared/routing';
import { matchesKeyword, type Instrument } from './instrument';
import { noQuote, rankInstruments, type Quote } from './quote';
import { trendOf } from './trend';
import { inUsdt } from './valuation';
import { createFeed } from '@/shared/lib/feed';

const instrument = (id: number | string, base: string, more: Partial<Instrument> = {}): Instrument => ({
  id,
  quoteId: id,
  side: 'spot',
  base,
  quote: 'USDT',
  baseName: base,
  amountUnit: base,
  decimals: 2,
  amountDecimals: 5,
  lot: null,
  leverage: 0,
  multiple: null,
  area: 1,
  contractType: null,
  expiry: null,
  listedTime: 0,
  delistTime: null,
  ...more,
});

const quote = (last: string, more: Partial<Quote> = {}): Quote => ({
  ...noQuote,
  last,
  change: '0',
  high: last,
  low: last,
  volume: '0',
  turnover: '0',
  ...more,
});

test('[R-MARKET-01] a ticker has its id in lower case, whether the market is open, the last price and the change', () => {
  expect(Object.keys(Ticker.shape).slice(0, 4)).toEqual(['tradeid', 'isopen', 'last', 'change']);
});

test('[R-MARKET-02] the spot trade info has sellSymbol and buySymbol', () => {
  expect(Object.keys(TradeInfo.shape)).toEqual(expect.arrayContaining(['sellSymbol', 'buySymbol']));
});

test.each([
  [instrument(1, 'BTC'), '/trade/exchange/?tradeCode=btc_usdt'],
  [instrument(1, 'BTC3L', { area: 6 }), '/trade/exchange/?tradeCode=btc3l_etf'],
  [instrument(1, 'TIA', { area: 8 }), '/trade/exchange/?tradeCode=tia_alts'],
  [instrument('BTCUSDT', 'BTC', { side: 'contract', area: null }), '/contract/exchange/trade/?tradeName=btcusdt'],
  [instrument('a&b=c', 'A', { side: 'contract', area: null }), '/contract/exchange/trade/?tradeName=a%26b%3Dc'],
])('[R-ROUTE-13] an instrument links to its trade screen', (row, address) => {
  expect(
    tradeHref(
      row,
      hrefsIn('en_US', () => true),
    ),
  ).toBe(`/en_US${address}`);
  expect(
    tradeHref(
      row,
      hrefsIn('en_US', () => false),
    ),
  ).toBeNull();
});

test.each(['btc', 'BTC', 'Bitcoin', 'bit coin', 'BTC/USDT', 'btc_usdt', 'btc-usdt', 'tcus'])('a pair matches %s', (keyword) => {
  expect(matchesKeyword(instrument(1, 'BTC', { baseName: 'Bitcoin' }), keyword)).toBe(true);
});

test('a contract also matches its code, and no other coin', () => {
  const contract = instrument('btcusdt_260327_d', 'BTC', { side: 'contract' });
  expect([matchesKeyword(contract, '260327'), matchesKeyword(contract, 'eth')]).toEqual([true, false]);
});

describe('ranking', () => {
  const rows = [instrument(1, 'B'), instrument(2, 'A'), instrument(3, 'C'), instrument(4, 'D')];
  const quotes = new Map<unknown, Quote>([
    [1, quote('9', { marketCap: '5' })],
    [2, quote('10')],
    [3, quote('-0.5', { marketCap: '40' })],
  ]);
  const ids = (key: 'last' | 'cap' | 'pair', direction: 'ascending' | 'descending') =>
    rankInstruments(rows, { key, direction }, (id) => quotes.get(id)).map(({ id }) => id);

  test('numbers are compared as decimals, not as strings', () => {
    expect(ids('last', 'descending').slice(0, 3)).toEqual([2, 1, 3]);
  });

  test('missing values come last in either direction', () => {
    expect([ids('cap', 'ascending'), ids('cap', 'descending')]).toEqual([
      [1, 3, 2, 4],
      [3, 1, 2, 4],
    ]);
  });

  test('names are sorted alphabetically; without an order the list stays unchanged', () => {
    expect(ids('pair', 'ascending')).toEqual([2, 1, 3, 4]);
    expect(rankInstruments(rows, null, () => undefined)).toBe(rows);
  });
});

test.each([
  [
    ['1', '3', '2'],
    [0, 1000, 500],
  ],
  [
    ['0.00000001', '0.00000003'],
    [0, 1000],
  ],
  [
    ['5', '5', '5'],
    [500, 500, 500],
  ],
  [['1'], []],
  [[], []],
])('closes %j become points %j', (closes, points) => {
  expect(trendOf(closes)).toEqual(points);
});

describe('value in USDT', () => {
  const pairs = new Map([
    ['BTC', instrument(1, 'BTC')],
    ['ETH', instrument(2, 'ETH')],
  ]);
  const quotes = createFeed<Quote>();
  quotes.set([[1, quote('60000')]]);

  test.each([
    ['0.5', 'BTC', '30000'],
    ['7', 'USDT', '7'],
    ['7', 'USDC', '7'],
    ['7', 'ETH', null],
    ['7', 'XYZ', null],
  ])('[R-MARKET-03] %s %s is %s; a stable coin without a price counts as one', (amount, coin, worth) => {
    expect(inUsdt(amount, coin, pairs, quotes)).toBe(worth);
  });
});
