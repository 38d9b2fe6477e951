import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { market } from '@/contract/market';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';
import { IndustryDataPage } from './page';

immediateFrames();
/** Full pages are slow when many tests run in parallel. */
vi.setConfig({ testTimeout: 30_000 });

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function openPage(search = '', options: RenderOptions = {}) {
  const page = await renderApp(
    <>
      <IndustryDataPage />
      <Where />
    </>,
    { at: `/marketExplore/overview${search}`, ...options },
  );
  await page.advance(50);
  const press = async (target: HTMLElement) => {
    await page.user.click(target);
    await page.advance(50);
  };
  return { ...page, press, where: () => page.container.querySelector('output')?.textContent };
}

/** A response in which all values of the market are unknown. */
const unknownOverview = {
  totalCap: null,
  capChange: null,
  turnover: null,
  turnoverChange: null,
  btcShare: null,
  ethShare: null,
  openInterest: null,
};

const figure = (name: string) => within(screen.getByRole('figure', { name }));

test('current and past values of the fear and greed index are described in words', async () => {
  await openPage();
  const meter = screen.getByRole('meter', { name: 'Fear and greed index now' });
  expect(meter.getAttribute('aria-valuetext')).toMatch(/^\d+ · (?:Extreme fear|Fear|Neutral|Greed|Extreme greed)$/);
  expect(screen.getByText('Last month').nextSibling?.textContent).toMatch(/^\d+ · \D+$/);
});

test('the total market cap equals the last point of its curve', async () => {
  const { press } = await openPage();
  const stat = screen.getAllByText('Total market cap').find(({ tagName }) => tagName === 'DT')?.nextSibling?.textContent;
  await press(figure('Total market cap').getByRole('button', { name: 'Show as table' }));
  expect(figure('Total market cap').getAllByRole('row').at(-1)?.textContent).toContain(stat);
});

test('long and short shares of a contract add up to 100%', async () => {
  await openPage();
  const rows = within(screen.getByRole('table', { name: 'Long/short ratio' }))
    .getAllByRole('row')
    .slice(1);
  const shares = rows.flatMap((row) =>
    [...row.textContent.matchAll(/(?:Long|Short) (\d+)\.(\d)%/g)].map(([, whole, tenth]) => Number(`${whole}${tenth}`)),
  );
  expect(shares).toHaveLength(20);
  for (let at = 0; at < shares.length; at += 2) expect((shares[at] ?? 0) + (shares[at + 1] ?? 0)).toBe(1000);
});

test('range, tile size and order are kept in the URL', async () => {
  const { press, where } = await openPage();
  await press(screen.getByRole('radio', { name: '7D' }));
  await press(screen.getByRole('radio', { name: '24h turnover' }));
  await press(screen.getByRole('radio', { name: 'Lowest' }));
  expect(where()).toBe('/en_US/marketExplore/overview?range=7d&size=turnover&funding=lowest');
  expect(screen.getByRole('figure', { name: 'Coins by 24h turnover' })).toBeDefined();
});

test('a tile of the heat map opens the market of its coin', async () => {
  const { press, where } = await openPage();
  await press(figure('Coins by market cap').getByRole('button', { name: /^SOL / }));
  expect(where()).toBe('/en_US/trade/exchange/?tradeCode=sol_usdt');
});

test('a sector can be expanded to show its coins and collapsed again', async () => {
  const { press } = await openPage();
  const sectors = within(screen.getByRole('table', { name: 'Sectors' }));
  await press(sectors.getByRole('button', { name: /Layer 2/ }));
  const coins = within(screen.getByRole('table', { name: 'Coins of Layer 2' }));
  expect(coins.getAllByRole('button', { name: /^Favourite / }).map((star) => star.ariaLabel)).toEqual([
    'Favourite POL/USDT',
    'Favourite ARB/USDT',
    'Favourite OP/USDT',
  ]);
  await press(sectors.getByRole('button', { name: /Layer 2/ }));
  expect(screen.queryByRole('table', { name: 'Coins of Layer 2' })).toBeNull();
});

test('the funding rates are sorted from highest or from lowest', async () => {
  const { press } = await openPage();
  const rates = () =>
    within(screen.getByRole('table', { name: 'Funding rates' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number.parseFloat(/[+-]?\d+\.\d{4}(?=%)/.exec(row.textContent)?.[0] ?? 'NaN'));
  expect(rates()).toEqual(rates().toSorted((x, y) => y - x));
  await press(screen.getByRole('radio', { name: 'Lowest' }));
  expect(rates()).toHaveLength(8);
  expect(rates()).toEqual(rates().toSorted((x, y) => x - y));
});

test('a section that fails to load shows an error of its own and can be retried', async () => {
  const { press, intercept } = await openPage('', { prepare: (page) => page.intercept(market.longShortRatios.path, offline) });
  expect(screen.getByText('Couldn’t load long/short ratios')).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Fear and greed index now' })).toBeDefined();
  intercept(market.longShortRatios.path, null);
  await press(screen.getByRole('button', { name: /retry|try again/i }));
  expect(screen.getByRole('table', { name: 'Long/short ratio' })).toBeDefined();
});

test('empty states replace missing sectors, contracts and index', async () => {
  await openPage('', {
    prepare: ({ intercept }) => {
      intercept(market.sectors.path, respondWith([]));
      intercept(market.longShortRatios.path, respondWith([]));
      intercept(market.overview.path, respondWith({ ...unknownOverview, capCurve: [], fearAndGreed: null }));
      intercept(market.tickers.path, respondWith([]));
    },
  });
  for (const text of [
    'No sectors to show',
    'No contracts to show',
    'The index isn’t available right now',
    'No market cap history to show',
    'No coins to show',
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test('an index without any value counts as missing, one without a current value still shows its past values', async () => {
  const answer = (fearAndGreed: object) => respondWith({ ...unknownOverview, capCurve: [], fearAndGreed });
  const emptyIndex = { now: null, yesterday: null, lastWeek: null, lastMonth: null };
  const { intercept, advance } = await openPage('', { prepare: (page) => page.intercept(market.overview.path, answer(emptyIndex)) });
  expect(screen.getByText('The index isn’t available right now')).toBeDefined();
  expect(screen.queryByText('Yesterday')).toBeNull();
  intercept(market.overview.path, answer({ ...emptyIndex, lastWeek: 62 }));
  await advance(5_100);
  expect(screen.getByText('Last week').nextSibling?.textContent).toBe('62 · Greed');
});

test('an unknown value has no unit', async () => {
  await openPage('', {
    prepare: ({ intercept }) => intercept(market.overview.path, respondWith({ ...unknownOverview, capCurve: [], fearAndGreed: null })),
  });
  expect(screen.getByText('Open interest', { selector: 'dt' }).nextSibling?.textContent).not.toContain('USDT');
});

test('the top gainer of a sector links to its coin information', async () => {
  await openPage();
  const [, first] = within(screen.getByRole('table', { name: 'Sectors' })).getAllByRole('row');
  const link = within(first ?? expect.fail('there is no sector')).getByRole('link');
  expect(link.getAttribute('href')).toBe(`/en_US/coinInfo?coin=${link.textContent}`);
});

test('polling pauses while the page is hidden', async () => {
  const { requests, advance } = await openPage();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(1000);
  const before = requests.length;
  await advance(60_000);
  expect(requests.length).toBe(before);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(1000);
  expect(requests.length).toBeGreaterThan(before);
});

test('a failure to load the rankings is shown once', async () => {
  await openPage('', { prepare: (page) => page.intercept(market.tradeSupport.path, offline) });
  const rankings = within(screen.getByRole('region', { name: 'Highlights' }));
  expect(rankings.getAllByText('Couldn’t load this content')).toHaveLength(1);
  expect(rankings.getAllByRole('button')).toHaveLength(1);
});
