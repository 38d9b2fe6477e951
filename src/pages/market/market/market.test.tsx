import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { market } from '@/contract/market';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { changedTicker } from '@tests/support/app/changedTicker';
import { immediateFrames } from '@tests/support/app/frames';
import { respondWith } from '@tests/support/app/transferForm';
import { offline } from '@tests/support/app/scope';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { MarketPage } from './page';

immediateFrames();
/** Full pages are slow when many tests run in parallel. */
vi.setConfig({ testTimeout: 30_000 });

function Where() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

async function openMarket(search = '', options: RenderOptions = {}) {
  const page = await renderApp(
    <>
      <MarketPage />
      <Where />
    </>,
    { at: `/market${search}`, ...options },
  );
  await page.advance(50);
  const press = async (target: HTMLElement | undefined) => {
    await page.user.click(target ?? expect.fail('there is nothing to press'));
    await page.advance();
  };
  return {
    ...page,
    press,
    tab: (name: string) => press(screen.getAllByRole('tab').find(({ textContent }) => textContent === name)),
    where: () => page.container.querySelector('output')?.textContent,
  };
}

const list = () => within(screen.getByRole('table', { name: 'Market list' }));
/** The names of the listed markets. */
const rows = () =>
  list()
    .queryAllByRole('button', { name: /^Favourite / })
    .map((star) => star.ariaLabel?.slice(10));

test('an area lists its own pairs only', async () => {
  await openMarket('?area=6');
  expect(rows()).toEqual(['BTC3L/USDT', 'BTC3S/USDT', 'ETH3L/USDT', 'ETH3S/USDT']);
  expect(textsOf('tab')).toEqual(['Favourites', 'Spot', 'Contract', 'New', 'USDT', 'BTC', 'ETH', 'USDC', 'ETF', 'ALTS']);
});

test('a market without pairs shows an empty state instead of loading', async () => {
  await openMarket('', { prepare: ({ intercept }) => intercept(market.tradeSupport.path, respondWith([])) });
  expect(screen.getAllByText('No markets available').length).toBeGreaterThan(0);
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('rankings without prices say so instead of loading, and those that need none keep their rows', async () => {
  const { advance } = await openMarket('', { prepare: ({ intercept }) => intercept(market.tickers.path, offline) });
  await advance(1000);
  expect(screen.getAllByText('No prices right now')).toHaveLength(2);
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(rows().length).toBeGreaterThan(10);
});

test('the prices of the first response stay when the connection is lost right after it', async () => {
  const { advance } = await openMarket('', { scenario: 'prices-stale' });
  await advance(1000);
  expect(screen.queryByText('No prices right now')).toBeNull();
  expect(list().getAllByRole('row')[1]?.textContent).toMatch(/\d,\d{3}\.\d/);
});

test('halted and delisted pairs are tagged', async () => {
  await openMarket('?area=8');
  const tagged = (tag: string) =>
    list()
      .getAllByText(tag)
      .map((name) => name.closest('tr')?.querySelector('th')?.textContent ?? '');
  expect(tagged('Halted').map((name) => name.includes('KAS'))).toEqual([true]);
  expect(tagged('Delisted').map((name) => name.includes('LUNC'))).toEqual([true]);
});

test('the selection is kept in the URL', async () => {
  const { tab, where, press } = await openMarket();
  await tab('Contract');
  expect(where()).toBe('?tab=contract');
  await tab('Delivery');
  expect(where()).toBe('?tab=contract&kind=delivery');
  await press(list().getByRole('button', { name: '24h change' }));
  expect(where()).toBe('?tab=contract&kind=delivery&sort=change');
  await press(list().getByRole('button', { name: '24h change' }));
  expect(where()).toBe('?tab=contract&kind=delivery&sort=change&order=ascending');
});

describe('[R-EMPTY-01] a list without rows', () => {
  test('shows that a search had no results, and can clear it', async () => {
    const { where, press } = await openMarket('?keyword=zzz');
    expect(list().getByText('No results for “zzz”')).toBeDefined();
    await press(list().getAllByRole('button').at(-1));
    expect([where(), rows().length > 10]).toEqual(['', true]);
  });

  test('recommends favourites if there are none, and adds them all at once', async () => {
    const { press } = await openMarket('?tab=favourites');
    expect(screen.getByText('No favourites yet')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Add all 6' }));
    expect(rows()).toHaveLength(6);
  });
});

test('a keyword searches every area of the spot market', async () => {
  await openMarket('?keyword=sol');
  expect(rows()).toEqual(['SOL/USDT', 'SOL/BTC', 'SOL/ETH', 'SOL/USDC']);
});

test('[R-FAV-03] a logged-in user sees the favourites stored on the exchange, pairs and contracts separately', async () => {
  const { tab } = await openMarket('?tab=favourites', { as: 'trader' });
  expect(rows()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
  expect(textsOf('tab')[0]).toBe('Favourites4');
  expect(textsOf('tab').lastIndexOf('Contract')).toBeGreaterThan(4);
  await tab('Spot');
  expect(rows().length).toBeGreaterThan(10);
});

test('a list can be filtered by sector and by gainers or losers', async () => {
  const { press, where } = await openMarket('?sector=meme');
  const all = rows();
  expect(all).toContain('DOGE/USDT');
  expect(all).not.toContain('BTC/USDT');
  await press(screen.getByRole('radio', { name: 'Gainers' }));
  const gainers = rows();
  await press(screen.getByRole('radio', { name: 'Losers' }));
  expect(where()).toBe('?sector=meme&moved=fallen');
  expect([...gainers, ...rows()].toSorted()).toEqual(all.toSorted());
});

test('a changed value moves its row of a sorted list at once', async () => {
  const { advance, intercept, exchange } = await openMarket('?sector=meme&sort=change');
  const changes = () =>
    list()
      .getAllByText(/^[+-]?[\d,]+\.\d\d%$/)
      .map(({ textContent }) => Number.parseFloat(textContent));
  intercept(market.tickers.path, changedTicker(exchange, 1005, '77'));
  for (let second = 0; second < 5; second += 1) {
    await advance(1000);
    expect(changes()).toEqual(changes().toSorted((a, b) => b - a));
  }
  expect(changes()[0]).toBe(77);
});

test('new listings are sorted by listing date', async () => {
  await openMarket('?tab=new');
  expect(rows()).toHaveLength(30);
  // Tokens move from the pre-market to this list when they are listed.
  expect(rows().slice(0, 5)).toEqual(['FERRO/USDT', 'OSMIA/USDT', 'LYRIC/USDT', 'BTC3L/USDT', 'BTC3S/USDT']);
});

test('removing a favourite moves the focus to the next one, and after the last to the empty state', async () => {
  const { user, advance } = await openMarket('?tab=favourites', { as: 'trader' });
  const stars = screen.getAllByRole('button', { name: /^Favourite / });
  act(() => stars[0]?.focus());
  const focused: unknown[] = [];
  for (const _ of stars) {
    await user.keyboard('{Enter}');
    await advance();
    focused.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  }
  expect(focused).toEqual(['Favourite ETH/USDT', 'Favourite SOL/USDT', 'No favourites yet']);
});

test('favourites from before the login can be added to the account', async () => {
  const storage = memoryStorage({ [storageKeys.spotFavourites.name]: '[1009]' });
  const { press } = await openMarket('?tab=favourites', { as: 'trader', storage });
  expect(rows()).toHaveLength(3);
  await press(screen.getByRole('button', { name: 'Add to my account' }));
  expect(rows()).toHaveLength(4);
  expect(screen.queryByText(/before logging in/)).toBeNull();
});
