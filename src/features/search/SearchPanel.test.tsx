import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { market } from '@/contract/market';
import { memoryStorage } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { offline } from '@tests/support/app/scope';
import { renderApp } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { debounceMs, maxShownPerGroup } from './model';
import { searchOpened } from './panelModel';
import { SearchPanel } from './SearchPanel';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const group = (name: string) => within(screen.getByRole('region', { name }));
const linksOf = (name: string) => group(name).getAllByRole('link');

async function openPanel(stored: Readonly<Record<string, string>> = {}) {
  const page = await renderApp(<SearchPanel />, { storage: memoryStorage(stored) });
  await act(() => allSettled(searchOpened, { scope: page.scope }));
  await page.advance();
  const find = async (keyword: string) => {
    await page.user.type(field(), keyword);
    await page.advance(debounceMs);
  };
  return { ...page, find };
}

test('[R-SEARCH-03] the tabs are all, contracts and spot', async () => {
  await openPanel();
  expect(textsOf('tab')).toEqual(['All', 'Contracts', 'Spot']);
});

test('[R-SEARCH-04] the clear button empties the field', async () => {
  const { find, user } = await openPanel();
  await find('btc');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
});

test('[R-SEARCH-05] a group shows four items, and all once expanded, with the focus on the first new one', async () => {
  const { find, user } = await openPanel();
  await find('usdt');
  expect(linksOf('Spot')).toHaveLength(maxShownPerGroup);
  await user.click(group('Spot').getByRole('button'));
  expect(linksOf('Spot').length).toBeGreaterThan(maxShownPerGroup);
  expect(document.activeElement).toBe(linksOf('Spot')[maxShownPerGroup]);
  expect(linksOf('Contracts')).toHaveLength(maxShownPerGroup);
});

test('[R-SEARCH-06] recent searches are shown before typing', async () => {
  await openPanel({
    [pageStorageKeys.searchHistory.name]: JSON.stringify([
      { contractCode: 'btcusdt_260327_d' },
      { traceId: 1, baseCurrency: 'ETH', quoteCurrency: 'BTC' },
    ]),
  });
  expect(linksOf('Recent searches').map(({ textContent }) => textContent)).toEqual(['BTCUSDT 260327', 'ETH/BTC']);
});

test('[R-SEARCH-07] an empty result shows a message and up to three recommendations', async () => {
  const { find } = await openPanel();
  await find('no such coin');
  expect(screen.getByText('No results for “no such coin”')).toBeDefined();
  expect(linksOf('Popular')).toHaveLength(3);
});

test('[R-SEARCH-07] a keyword without a response yet is not reported as without results', async () => {
  const { find, user, advance } = await openPanel();
  await find('zzzz');
  await user.type(field(), 'y');
  expect(screen.queryByText('No results for “zzzzy”')).toBeNull();
  await advance(debounceMs);
  expect(screen.getByText('No results for “zzzzy”')).toBeDefined();
});

test('a failed search shows the reason and can be retried', async () => {
  const { find, intercept, user, advance } = await openPanel();
  intercept(market.searchResult.path, offline);
  await find('btc');
  expect(screen.getByText('Search failed')).toBeDefined();
  expect(screen.getByText(/^The exchange can’t be reached/)).toBeDefined();
  intercept(market.searchResult.path, null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(linksOf('Spot').length).toBeGreaterThan(0);
});

test('the number of results is announced', async () => {
  const { find, announcer } = await openPanel();
  await find('btc');
  expect(announcer.current().polite.texts.join()).toMatch(/^\d+ results$/);
});

test('arrow keys move the focus between the field and the results', async () => {
  const { find, user } = await openPanel();
  await find('btc');
  const [first, second] = linksOf('Contracts');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field());
});
