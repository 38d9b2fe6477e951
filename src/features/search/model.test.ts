import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { market } from '@/contract/market';
import { $device, memoryStorage } from '@/shared/lib';
import { pageStorageKeys, type RecentSearch } from '@/shared/lib/pageStorageKeys';
import { hrefsIn, navigated } from '@/shared/routing';
import * as model from './model';
import * as opening from './panelModel';
import * as recent from './recentModel';
import { targetOf } from './target';
import { respondWithCode, offline, collect, openScope, settled } from '@tests/support/app/scope';

const search = `GET ${market.searchResult.path}`;
const btc: RecentSearch = { traceId: 1, baseCurrency: 'BTC', quoteCurrency: 'USDT' };

async function openSearch(options: Parameters<typeof openScope>[0] = {}) {
  const page = await openScope(options);
  const { scope, clock } = page;
  await allSettled(opening.searchOpened, { scope });
  await allSettled(recent.SearchGate.open, { scope, params: {} });
  const wait = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  const type = (keyword: string) => allSettled(model.keywordTyped, { scope, params: keyword });
  const find = async (keyword: string) => {
    await type(keyword);
    await wait(model.debounceMs);
  };
  return { ...page, wait, type, find, searches: () => page.requests.filter((call) => call === search).length, see: scope.getState };
}

describe('a keyword', () => {
  test('[R-SEARCH-18] is searched 300 ms after the last keystroke', async () => {
    const { type, wait, searches } = await openSearch();
    await type('b');
    await wait(299);
    await type('bt');
    await wait(299);
    expect(searches()).toBe(0);
    await wait(1);
    expect(searches()).toBe(1);
  });

  test.each(['', '   ', '\t\u00a0'])('[R-SEARCH-17] is not searched if empty after trimming: %j', async (keyword) => {
    const { find, searches, see } = await openSearch();
    await find(keyword);
    expect(searches()).toBe(0);
    expect(see(model.$isSearching)).toBe(false);
  });

  test('[R-SEARCH-17] is trimmed', async () => {
    const { find, see } = await openSearch();
    await find('  btc ');
    expect(see(model.search.$latest)?.spots[0]?.baseCurrency).toBe('BTC');
    expect(see(model.$keyword)).toBe('  btc ');
  });

  test('never shows a late response for an older keyword', async () => {
    const { type, wait, find, hold, intercept, see } = await openSearch();
    const release = hold(market.searchResult.path);
    await find('btc');
    intercept(market.searchResult.path, null);
    void type('eth');
    await wait(model.debounceMs);
    const shown = see(model.search.$latest);
    expect(shown?.spots[0]?.baseCurrency).toBe('ETH');
    release();
    await settled();
    expect(see(model.search.$latest)).toEqual(shown);
  });

  test('cancels a pending search when cleared', async () => {
    const { type, find, hold, see } = await openSearch();
    const release = hold(market.searchResult.path);
    await find('btc');
    void type('');
    release();
    await settled();
    expect([see(model.search.$latest), see(model.$isSearching)]).toEqual([null, false]);
  });
});

describe('the result', () => {
  test('[R-SEARCH-09] contains contracts and pairs', async () => {
    const { find, see } = await openSearch();
    await find('btc');
    const result = see(model.search.$latest);
    expect(result?.swaps.length).toBeGreaterThan(0);
    expect(result?.spots.length).toBeGreaterThan(0);
    expect(see(model.$count)).toBe((result?.swaps.length ?? 0) + (result?.spots.length ?? 0));
  });

  test.each([
    ['all', ['swaps', 'spots']],
    ['swap', ['swaps']],
    ['spot', ['spots']],
  ] as const)('[R-SEARCH-03] follows the tab %s', async (tab, groups) => {
    const { scope, find, see } = await openSearch();
    await find('btc');
    await allSettled(model.tabChosen, { scope, params: tab });
    const result = see(model.search.$latest);
    expect(model.groupsOf(tab)).toEqual(groups);
    expect(see(model.$count)).toBe(groups.reduce((count, group) => count + (result?.[group].length ?? 0), 0));
  });

  test('[R-SEARCH-07] is empty, with up to three recommendations, if nothing matches', async () => {
    const { find, see } = await openSearch();
    await find('no such coin');
    expect(see(model.$count)).toBe(0);
    expect(see(model.$popular)).toHaveLength(model.maxRecommended);
  });

  test.each([
    ['no connection', offline],
    ['an error', respondWithCode(500)],
  ])('is a failure after %s, until a retry succeeds', async (_, failure) => {
    const { scope, find, intercept, see } = await openSearch();
    intercept(market.searchResult.path, failure);
    await find('btc');
    expect([see(model.search.$error), see(model.$count)]).toEqual([expect.anything(), null]);
    intercept(market.searchResult.path, null);
    await allSettled(model.search.refetched, { scope });
    expect([see(model.search.$error), see(model.$count)]).toEqual([null, expect.any(Number)]);
  });
});

describe('closing', () => {
  test('[R-SEARCH-14] clears the keyword, resets the tab and collapses expanded groups', async () => {
    const { scope, find, see } = await openSearch();
    await find('btc');
    await allSettled(model.tabChosen, { scope, params: 'spot' });
    await allSettled(model.groupExpanded, { scope, params: 'spots' });
    await allSettled(opening.searchClosed, { scope });
    expect([see(opening.$isOpen), see(model.$keyword), see(model.$tab), see(model.$expanded), see(model.search.$latest)]).toEqual([
      false,
      '',
      'all',
      [],
      null,
    ]);
  });

  test('drops a waiting search', async () => {
    const { scope, type, wait, searches } = await openSearch();
    await type('btc');
    await allSettled(opening.searchClosed, { scope });
    await wait(model.debounceMs);
    expect(searches()).toBe(0);
  });

  test('[R-SEARCH-02] happens when the layout changes', async () => {
    const { scope, see } = await openSearch();
    await allSettled($device, { scope, params: 'phone' });
    expect(see(opening.$isOpen)).toBe(false);
  });
});

describe('a followed item', () => {
  test('[R-SEARCH-16] is remembered if the search had results, and closes the search', async () => {
    const { scope, find, see } = await openSearch();
    await find('btc');
    await allSettled(model.itemChosen, { scope, params: { item: btc, from: 'result' } });
    expect(see(recent.$history)).toEqual([btc]);
    expect(see(opening.$isOpen)).toBe(false);
  });

  test('[R-SEARCH-16] is not remembered without results', async () => {
    const { scope, find, see } = await openSearch();
    await find('no such coin');
    await allSettled(model.itemChosen, { scope, params: { item: btc, from: 'result' } });
    expect(see(recent.$history)).toEqual([]);
  });

  test('[R-SEARCH-16] from the recent searches moves to the front', async () => {
    const { scope, see } = await openSearch();
    await allSettled(model.itemChosen, { scope, params: { item: btc, from: 'recent' } });
    expect(see(recent.$history)).toEqual([btc]);
  });

  test('[R-SEARCH-16] from the recommendations is not remembered', async () => {
    const { scope, find, see } = await openSearch();
    await find('no such coin');
    await allSettled(model.recommendationChosen, { scope });
    expect([see(recent.$history), see(opening.$isOpen)]).toEqual([[], false]);
  });
});

describe('the recent searches', () => {
  test('[R-STORE-01] survive a reload, and can be cleared', async () => {
    const storage = memoryStorage();
    const first = await openSearch({ storage });
    await allSettled(model.itemChosen, { scope: first.scope, params: { item: btc, from: 'recent' } });
    const reloaded = await openSearch({ storage });
    expect(reloaded.see(recent.$history)).toEqual([btc]);
    await allSettled(recent.historyCleared, { scope: reloaded.scope });
    expect(storage.read(pageStorageKeys.searchHistory.name)).toBe('[]');
  });

  test('drop invalid stored entries and keep the rest', async () => {
    const stored = JSON.stringify([{ evil: true }, btc, 'x', null]);
    const { see } = await openSearch({ storage: memoryStorage({ [pageStorageKeys.searchHistory.name]: stored }) });
    expect(see(recent.$history)).toEqual([btc]);
  });
});

describe('Enter', () => {
  test('opens the first result of the tab and remembers it', async () => {
    const { scope, find, see } = await openSearch();
    const went = collect(navigated, scope);
    await find('btc');
    await allSettled(model.tabChosen, { scope, params: 'spot' });
    await allSettled(model.submitted, { scope });
    const spot = see(recent.$history)[0];
    expect(spot).toMatchObject({ baseCurrency: 'BTC' });
    expect(went).toEqual([spot && targetOf(spot, hrefsIn('en_US'))]);
    expect(see(opening.$isOpen)).toBe(false);
  });

  test('does nothing without results', async () => {
    const { scope, find } = await openSearch();
    const went = collect(navigated, scope);
    await find('no such coin');
    await allSettled(model.submitted, { scope });
    expect(went).toEqual([]);
  });

  test('does not open a result of the previous keyword', async () => {
    const { scope, find, type } = await openSearch();
    const went = collect(navigated, scope);
    await find('btc');
    await type('eth');
    await allSettled(model.submitted, { scope });
    expect(went).toEqual([]);
  });
});
