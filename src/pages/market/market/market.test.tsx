import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { immediateFrames } from '@tests/support/app/frames';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { MarketPage } from './page';

immediateFrames();
/** Whole pages take their time where many tests run at once. */
vi.setConfig({ testTimeout: 30_000 });

function Where() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

async function openMarket(search = '', opening: TreeOpening = {}) {
  const tree = await openTree(
    <>
      <MarketPage />
      <Where />
    </>,
    { namespaces: ['market'], at: `/market${search}`, ...opening },
  );
  const { arrive, texts, place } = tree;
  for (let turn = 0; turn < 5; turn += 1) await arrive(turn === 4 ? 50 : 0);
  return {
    ...tree,
    rows: () =>
      [...place.querySelectorAll('table[aria-label="Market list"] tbody button[aria-label^="Favourite "]')].map((star) =>
        star.ariaLabel?.slice(10),
      ),
    tab: async (label: string) => {
      const tab = [...place.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === label);
      await act(async () => tab?.click());
      await arrive();
    },
    where: () => texts('output')[0],
  };
}

test('the list of an area has its pairs and no others', async () => {
  const { rows, texts } = await openMarket('?area=6');
  expect(rows()).toEqual(['BTC3L/USDT', 'BTC3S/USDT', 'ETH3L/USDT', 'ETH3S/USDT']);
  expect(texts('[role="tab"]')).toEqual(['Favourites', 'Spot', 'Contract', 'New', 'USDT', 'BTC', 'ETH', 'USDC', 'ETF', 'ALTS']);
});

test('what was closed says so', async () => {
  const { place, rows } = await openMarket('?area=8');
  const tags = [...place.querySelectorAll('tbody th')].map((name) =>
    [...name.querySelectorAll('span[hidden]')].some(({ textContent }) => textContent === 'Closed'),
  );
  expect(rows().filter((_, index) => !tags[index])).toEqual(['KAS/USDT', 'LUNC/USDT']);
});

test('every choice stands in the address', async () => {
  const { tab, where, press } = await openMarket();
  await tab('Contract');
  expect(where()).toBe('?tab=contract');
  await tab('Delivery');
  expect(where()).toBe('?tab=contract&kind=delivery');
  await press('th:nth-child(3) button');
  expect(where()).toBe('?tab=contract&kind=delivery&sort=change');
  await press('th:nth-child(3) button');
  expect(where()).toBe('?tab=contract&kind=delivery&sort=change&order=ascending');
});

describe('[R-EMPTY-01] a list without rows', () => {
  test('says that nothing was found where something was searched, and lets go of the search', async () => {
    const { place, where, rows, press, arrive } = await openMarket('?keyword=zzz');
    expect(place.textContent).toContain('No results for “zzz”');
    await press('tbody button');
    await arrive();
    expect([where(), rows().length > 10]).toEqual(['', true]);
  });

  test('proposes favourites where there are none, and takes them all at once', async () => {
    const { place, rows, arrive } = await openMarket('?tab=favourites');
    expect(place.textContent).toContain('No favourites yet');
    const add = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add all 6');
    await act(async () => add?.click());
    await arrive();
    expect(rows()).toHaveLength(6);
  });
});

test('a keyword searches every area of the spot market', async () => {
  const { rows } = await openMarket('?keyword=sol');
  expect(rows()).toEqual(['SOL/USDT', 'SOL/BTC', 'SOL/ETH', 'SOL/USDC']);
});

test('[R-FAV-03] a user sees the favourites the exchange holds, pairs and contracts apart', async () => {
  const { rows, tab, texts } = await openMarket('?tab=favourites', { persona: 'trader' });
  expect(rows()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
  expect(texts('[role="tab"]')[0]).toBe('Favourites4');
  const contracts = [...texts('[role="tab"]')].lastIndexOf('Contract');
  expect(contracts).toBeGreaterThan(4);
  await tab('Spot');
  expect(rows().length).toBeGreaterThan(10);
});

test('new pairs come by the day of their listing', async () => {
  const { rows } = await openMarket('?tab=new');
  expect(rows()).toHaveLength(30);
  expect(rows().slice(0, 4)).toEqual(['BTC3L/USDT', 'BTC3S/USDT', 'ETH3L/USDT', 'ETH3S/USDT']);
});

test('the star that takes a favourite out leaves the focus at the next, and after the last at the empty list', async () => {
  const { arrive } = await openMarket('?tab=favourites', { persona: 'trader' });
  const stars = screen.getAllByRole('button', { name: /^Favourite / });
  act(() => stars[0]?.focus());
  const focused: unknown[] = [];
  for (const _ of stars) {
    await userEvent.keyboard('{Enter}');
    await arrive();
    focused.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  }
  expect(focused).toEqual(['Favourite ETH/USDT', 'Favourite SOL/USDT', 'No favourites yet']);
});

test('favourites from before the login are offered to the user and become theirs', async () => {
  const storage = memoryStorage({ [storageKeys.spotFavourites.name]: '[1009]' });
  const { rows, arrive } = await openMarket('?tab=favourites', { persona: 'trader', storage });
  expect(rows()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Add to my account' }));
  await arrive();
  expect(rows()).toHaveLength(4);
  expect(screen.queryByText(/before logging in/)).toBeNull();
});
