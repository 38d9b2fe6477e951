import { describe, expect, test } from 'vitest';
import type { RecentSearch } from '@/shared/lib/pageStorageKeys';
import { hrefsIn, screenUrl } from '@/shared/routing';
import { recommendedTarget, targetOf } from './target';

const pair = (tradeArea: number): RecentSearch => ({ traceId: 7, baseCurrency: 'BTC', quoteCurrency: 'USDT', tradeArea });
const toEvery = hrefsIn('en_US', () => true);
const toMarketOnly = hrefsIn('en_US', () => false);
const isScreen = (address: string) => screenUrl(address, 'en_US').kind === 'internal';

describe('with all screens built', () => {
  test.each([
    [pair(1), '/trade/exchange/?tradeCode=btc_usdt'],
    [pair(6), '/trade/exchange/?tradeCode=btc_etf'],
    [pair(8), '/trade/exchange/?tradeCode=btc_alts'],
    [{ contractCode: 'btcusdt', contractType: 'perpetual' }, '/contract/exchange/btcusdt'],
    [{ contractCode: 'btcusdt' }, '/contract/exchange/btcusdt'],
    [{ contractCode: 'btcusdt_260327_d', contractType: 'quarter' }, '/contract/exchange/btcusdt_260327_d?type=quarter'],
    [{ contractCode: '../x?y', contractType: 'a&b' }, '/contract/exchange/..%2Fx%3Fy?type=a%26b'],
  ] satisfies [RecentSearch, string][])('[R-ROUTE-17] %j leads to %s', (item, address) =>
    expect(targetOf(item, toEvery)).toBe(`/en_US${address}`),
  );

  test('[R-SEARCH-08] a recommendation leads to the contract by its lower-case code', () => {
    expect(recommendedTarget('BTCUSDT', toEvery)).toBe('/en_US/contract/exchange/trade/?tradeName=btcusdt');
  });
});

describe('without a trade screen, the target of a search item', () => {
  test.each([
    [targetOf(pair(1), toMarketOnly), '/en_US/market?tab=spot&keyword=BTC%2FUSDT'],
    [targetOf({ contractCode: 'btcusdt' }, toMarketOnly), '/en_US/market?tab=contract&keyword=btcusdt'],
    [recommendedTarget('ethusdt', toMarketOnly), '/en_US/market?tab=contract&keyword=ethusdt'],
  ])('%s is its row in the market list', (target, address) => {
    expect(target).toBe(address);
    expect(isScreen(target)).toBe(true);
  });
});

test('no item currently leads to the not-found page', () => {
  const to = hrefsIn('en_US');
  for (const target of [targetOf(pair(1), to), targetOf({ contractCode: 'btcusdt' }, to), recommendedTarget('btcusdt', to)])
    expect(isScreen(target)).toBe(true);
});
