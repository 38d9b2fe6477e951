import { allSettled } from 'effector';
import { act } from 'react';
import { expect, test } from 'vitest';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { debounceMs, keywordTyped, searchOpened, shownPerGroup } from './model';
import { SearchPanel } from './SearchPanel';
import { openTree } from '@tests/support/app/tree';

async function openPanel(stored: Readonly<Record<string, string>> = {}) {
  const tree = await openTree(<SearchPanel />, { namespaces: ['search'], storage: memoryStorage(stored) });
  await act(() => allSettled(searchOpened, { scope: tree.scope }));
  const find = async (keyword: string) => {
    await act(() => allSettled(keywordTyped, { scope: tree.scope, params: keyword }));
    await tree.arrive(debounceMs);
  };
  const group = (name: string) => `section[aria-label="${name}"]`;
  return { ...tree, find, group };
}

test('[R-SEARCH-03] the tabs are all, contracts and spot', async () => {
  const { texts } = await openPanel();
  expect(texts('[role="tab"]')).toEqual(['All', 'Contracts', 'Spot']);
});

test('[R-SEARCH-04] the clear button empties the field', async () => {
  const { find, place, press } = await openPanel();
  await find('btc');
  await press('button[aria-label="Clear"]');
  expect(place.querySelector('input')?.value).toBe('');
});

test('[R-SEARCH-05] a group shows four, and all once it is expanded; the focus goes on at the first new one', async () => {
  const { find, group, texts, press } = await openPanel();
  await find('usdt');
  const links = `${group('Spot')} a`;
  expect(texts(links)).toHaveLength(shownPerGroup);
  await press(`${group('Spot')} button`);
  expect(texts(links).length).toBeGreaterThan(shownPerGroup);
  expect(document.activeElement?.textContent).toBe(texts(links)[shownPerGroup]);
  expect(texts(`${group('Contracts')} a`)).toHaveLength(shownPerGroup);
});

test('[R-SEARCH-06] before typing the recent searches are shown', async () => {
  const { group, texts } = await openPanel({
    [storageKeys.searchHistory.name]: JSON.stringify([
      { contractCode: 'btcusdt_260327_d' },
      { traceId: 1, baseCurrency: 'ETH', quoteCurrency: 'BTC' },
    ]),
  });
  expect(texts(`${group('Recent searches')} a`)).toEqual(['BTCUSDT 260327', 'ETH/BTC']);
});

test('[R-SEARCH-07] without a result the words say so, and up to three recommendations follow', async () => {
  const { find, group, place, texts } = await openPanel();
  await find('no such coin');
  expect(place.textContent).toContain('No results for “no such coin”');
  expect(texts(`${group('Popular')} a`)).toHaveLength(3);
});

test('the number of results is announced', async () => {
  const { find, announcer } = await openPanel();
  await find('btc');
  expect(announcer.current().polite.texts.join()).toMatch(/^\d+ results$/);
});

test('arrow keys lead from the field through the results and back', async () => {
  const { find, place, key, texts } = await openPanel();
  await find('btc');
  place.querySelector('input')?.focus();
  await key('ArrowDown');
  expect(document.activeElement?.textContent).toBe(texts('li a')[0]);
  await key('ArrowDown');
  expect(document.activeElement?.textContent).toBe(texts('li a')[1]);
  await key('ArrowUp');
  await key('ArrowUp');
  expect(document.activeElement).toBe(place.querySelector('input'));
});
