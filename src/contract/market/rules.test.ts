import * as z from 'zod/mini';
import { describe, expect, it, test } from 'vitest';
import { actualLeverage } from './actualLeverage';
import { defaultPairDecimals, isStableCoin, parseDigit, tradeCode, tradingState } from './rules';
import { SearchRequest } from './schema/search';
import { TrendLineQuery } from './schema/trendLines';
import { tradeArea } from './constants';

describe('parseDigit', () => {
  it.each([
    ['2#6', { price: 2, amount: 6 }],
    ['0#0', { price: 0, amount: 0 }],
    ['12#1#9', { price: 12, amount: 1 }],
  ])('[R-SEARCH-11] splits %s by # into %j', (digit, parts) => {
    expect(parseDigit(digit)).toEqual(parts);
  });

  it.each([
    ['', defaultPairDecimals],
    ['x#y', defaultPairDecimals],
    ['2', { ...defaultPairDecimals, price: 2 }],
    ['-1#6', { ...defaultPairDecimals, amount: 6 }],
    ['1000#6', { ...defaultPairDecimals, amount: 6 }],
  ])('uses defaults for the unreadable parts of %j: %j', (digit, parts) => {
    expect(parseDigit(digit)).toEqual(parts);
  });
});

test.each([
  ['3', '100', '100', '3'],
  ['3', '100', '110', '2.538'],
  ['3', '100', '90', '3.857'],
  ['-3', '100', '90', '-2.076'],
  ['-3', '100', '110', '-4.714'],
  ['3', '100', '60', null],
])('a token of leverage %s whose coin moves from %s to %s has an actual leverage of %s', (target, rebalancePrice, price, leverage) => {
  expect(actualLeverage(target, rebalancePrice, price)).toBe(leverage);
});

test.each([
  [{ listedTime: 50, delistTime: null }, null, 'upcoming'],
  [{ listedTime: 0, delistTime: null }, null, 'open'],
  [{ listedTime: 0, delistTime: null }, false, 'halted'],
  [{ listedTime: 0, delistTime: 90 }, true, 'delisting'],
  [{ listedTime: 0, delistTime: 40 }, false, 'closed'],
])('a market with %j and isOpen %s is %s', (dates, isOpen, state) => {
  expect(tradingState(dates, isOpen, 45)).toBe(state);
});

test.each([
  ['BTC', 'USDT', tradeArea.usdt, 'btc_usdt'],
  ['ETH', 'BTC', tradeArea.btc, 'eth_btc'],
  ['BTC3L', 'USDT', tradeArea.etf, 'btc3l_etf'],
  ['PEPE', 'USDT', tradeArea.alts, 'pepe_alts'],
  ['SOL', 'USDC', 99, 'sol_usdc'],
])('[R-ROUTE-13] the code of %s and %s in area %d is %s', (baseCurrency, quoteCurrency, area, code) => {
  expect(tradeCode({ baseCurrency, quoteCurrency, tradeArea: area })).toBe(code);
});

test.each([
  ['usdt', true],
  ['USDC', true],
  ['f_usdt', true],
  ['f_usdc', true],
  ['usd', false],
  ['btc', false],
  ['', false],
])('[R-MARKET-03] %j is a stable coin: %s', (coin, isStable) => {
  expect(isStableCoin(coin)).toBe(isStable);
});

describe('queries', () => {
  test('a keyword is trimmed and must not be empty', () => {
    expect(z.parse(SearchRequest, { keyword: '  btc ' })).toEqual({ keyword: 'btc' });
    expect(z.safeParse(SearchRequest, { keyword: '   ' }).success).toBe(false);
  });

  test('trend lines are requested by comma-separated lists', () => {
    expect(z.parse(TrendLineQuery, { tradeIds: '7,9', contractCodes: 'btcusdt,ethusdt_d' })).toEqual({
      tradeIds: [7, 9],
      contractCodes: ['btcusdt', 'ethusdt_d'],
    });
    expect(z.parse(TrendLineQuery, {})).toEqual({});
    expect(z.safeParse(TrendLineQuery, { tradeIds: '7;9' }).success).toBe(false);
  });
});
