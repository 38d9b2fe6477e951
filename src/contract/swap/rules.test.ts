import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { coinsOf, contractKind, contractName, deliveryType, isInverse } from './rules';

const week = 7 * 24 * 60 * 60 * 1000;

describe('deliveryType', () => {
  it.each([
    [0, 'week'],
    [week, 'week'],
    [week + 1, 'nextWeek'],
    [2 * week, 'nextWeek'],
    [2 * week + 1, 'quarter'],
    [13 * week, 'quarter'],
    [13 * week + 1, 'nextQuarter'],
    [60 * week, 'nextQuarter'],
    [-1, 'week'],
  ])('[R-INST-03] %d ms before expiry, a contract has the type %s', (left, type) => {
    expect(deliveryType(1_700_000_000_000 + left, 1_700_000_000_000)).toBe(type);
  });

  test('never moves to a later type as time passes', () => {
    const order = ['nextQuarter', 'quarter', 'nextWeek', 'week'];
    const left = fc.nat({ max: 30 * week });
    fc.assert(
      fc.property(left, left, (a, b) => {
        const [later, sooner] = [order.indexOf(deliveryType(Math.max(a, b), 0)), order.indexOf(deliveryType(Math.min(a, b), 0))];
        expect(sooner).toBeGreaterThanOrEqual(later);
      }),
    );
  });
});

test.each([
  ['btcusdt', 'perpetual'],
  ['BTCUSDT', 'perpetual'],
  ['btcusdt_d', 'delivery'],
  ['BTCUSDT0626_D', 'delivery'],
  ['f_btcf_usdt', 'perpetual'],
  ['', 'perpetual'],
])('a contract named %j is %s', (name, kind) => {
  expect(contractKind(name)).toBe(kind);
});

test.each([
  ['btcusd', true],
  ['BTCUSD', true],
  ['btcusd_260327_d', true],
  ['btcusdt', false],
  ['btcusdt_260327_d', false],
  ['f_btcf_usdt', false],
  ['f_btcf_usdc', false],
])('a contract named %s is inverse: %s', (name, expected) => {
  expect(isInverse(name)).toBe(expected);
});

test.each([
  ['btcusdt', { base: 'BTC', quote: 'USDT', amountUnit: 'BTC', coin: 'USDT' }],
  ['ETHUSDT_260327_D', { base: 'ETH', quote: 'USDT', amountUnit: 'ETH', coin: 'USDT' }],
  ['btcusd', { base: 'BTC', quote: 'USD', amountUnit: 'USD', coin: 'BTC' }],
  ['btcusd_260327_d', { base: 'BTC', quote: 'USD', amountUnit: 'USD', coin: 'BTC' }],
  ['f_btcf_usdt', { base: 'BTC', quote: 'f_usdt', amountUnit: 'BTC', coin: 'f_usdt' }],
  ['odd', { base: 'ODD', quote: '', amountUnit: 'ODD', coin: '' }],
])('the name %s identifies the coins of its contract', (contractCode, coins) => {
  expect(coinsOf(contractCode)).toEqual(coins);
});

test.each([
  ['btcusdt', 'BTCUSDT'],
  ['btcusd', 'BTCUSD'],
  ['btcusdt_260327_d', 'BTCUSDT 260327'],
  ['BTCUSDT_D', 'BTCUSDT'],
  ['f_btcf_usdt', 'BTC/f_usdt'],
  ['odd', 'ODD'],
])('screens display %s as %s', (contractCode, name) => {
  expect(contractName(contractCode)).toBe(name);
});
