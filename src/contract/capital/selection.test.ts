import { describe, expect, it, test } from 'vitest';
import {
  chooseCoinId,
  coinMatches,
  firstEnabledPair,
  isCoinEnabled,
  isPairEnabled,
  routeBetween,
  routeOfType,
  isWalletInactive,
} from './rules';
import { transferAccounts, transferRoutes } from './constants';
import { account } from './accounts';

describe('pairs', () => {
  const open = {
    tradeId: 1,
    base: 'BTC',
    quote: 'USDT',
    baseTransferinable: true,
    quoteTransferinable: true,
    baseTransferoutable: true,
    quoteTransferoutable: true,
  };
  const into = { source: account.spot, target: account.isolatedMargin };
  const outOf = { source: account.isolatedMargin, target: account.spot };

  it.each([
    ['baseTransferinable', false, true],
    ['quoteTransferinable', false, true],
    ['baseTransferoutable', true, false],
    ['quoteTransferoutable', true, false],
  ] as const)('[R-TRANSFER-20] with %s off, a pair is enabled into isolated margin: %s, out of it: %s', (flag, goesIn, goesOut) => {
    const pair = { ...open, [flag]: false };
    expect(isPairEnabled(pair, into)).toBe(goesIn);
    expect(isPairEnabled(pair, outOf)).toBe(goesOut);
    expect(isPairEnabled(pair, { source: account.spot, target: null })).toBe(true);
  });

  it('preselects the first enabled pair, if any', () => {
    const shut = { ...open, tradeId: 2, baseTransferinable: false };
    expect(firstEnabledPair([shut, { ...open, tradeId: 3 }, open], into)?.tradeId).toBe(3);
    expect(firstEnabledPair([shut], into)).toBeNull();
    expect(firstEnabledPair([], into)).toBeNull();
  });
});

describe('coins and accounts', () => {
  it.each([
    ['USDT', 'usd', true],
    ['USDT', ' SDT ', true],
    ['USDT', '', true],
    ['USDT', 'tether', false],
    ['SHIB', '.*', false],
  ])('[R-TRANSFER-22] the coin %s matches the search %j: %s', (shortName, search, isFound) => {
    expect(coinMatches({ shortName }, search)).toBe(isFound);
  });

  const list = [{ coinId: 7 }, { coinId: 52 }, { coinId: 9 }];
  it.each([
    [list, undefined, 52],
    [list, null, 52],
    [list, 9, 9],
    [list, 404, 52],
    [[{ coinId: 7 }], undefined, 7],
    [[], 9, 52],
  ])('[R-TRANSFER-23] from %j with %j preferred, preselects coin %d', (coins, preferred, chosen) => {
    expect(chooseCoinId(coins, preferred)).toBe(chosen);
  });

  it('a coin is enabled by direction, and an account is inactive by side', () => {
    const outOnly = { transferOutAble: true, transferInAble: false };
    expect([isCoinEnabled(outOnly, 'out'), isCoinEnabled(outOnly, 'in')]).toEqual([true, false]);
    const sourceOnly = { sourceActivated: true, targetActivated: false };
    expect([isWalletInactive(sourceOnly, 'source'), isWalletInactive(sourceOnly, 'target')]).toEqual([false, true]);
  });
});

describe('routes', () => {
  test('every route has a unique transfer type, which resolves to the route', () => {
    expect(new Set(transferRoutes.map((route) => route.transferType)).size).toBe(transferAccounts.length * (transferAccounts.length - 1));
    for (const route of transferRoutes) {
      expect(routeOfType(route.transferType)).toBe(route);
      expect(routeBetween(route)).toBe(route);
    }
  });

  test('an unknown type, the same account or a missing source has no route', () => {
    expect(routeOfType(22)).toBeNull();
    expect(routeBetween({ source: account.spot, target: account.spot })).toBeNull();
    expect(routeBetween({ source: null, target: account.spot })).toBeNull();
  });
});
