import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assets } from '@/contract/assets';
import { account } from '@/contract/capital';
import { routes } from '@/shared/routing';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { AssetOverviewPage } from './page';

immediateFrames();

const open = (options: RenderOptions = {}) =>
  renderApp(<AssetOverviewPage />, { as: 'trader', at: '/assetManagement/overView', device: 'desktop', ...options });
const pathOf = (wallet: number) => assets.accountAssets.path.replace(':wallet', String(wallet));
const partsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const cents = (text: string | null) =>
  Number((/([\d,]+\.\d{2}) USDT/.exec(text?.replaceAll('\u00a0', ' ') ?? '')?.[1] ?? '').replaceAll(',', '').replace('.', ''));
const sumOf = (name: string) => partsOf(name).reduce((sum, { textContent }) => sum + cents(textContent), 0);

test('shows the total, and the shares by account and by coin add up to it', async () => {
  await open();
  const total = cents(screen.getByRole('tabpanel').textContent);
  expect(total).toBeGreaterThan(1_000_000);
  expect([sumOf('By account'), sumOf('By coin')]).toEqual([total, total]);
  expect(partsOf('By account')).toHaveLength(5);
});

test('all values link to their details', async () => {
  await open();
  const hrefsOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  for (const href of [...hrefsOf('By account'), ...hrefsOf('By coin'), ...hrefsOf('Recent activity')])
    expect(href).toMatch(/^\/en_US\/assetManagement\//);
  const total = screen.getByRole('link', { name: /^Total balance: [\d,.]+\sUSDT$/ });
  expect(total.getAttribute('href')).toBe('/en_US/assetManagement/financial?type=bills');
  const today = screen.getByRole('link', { name: /^Today’s profit: / });
  expect(today.getAttribute('href')).toBe('/en_US/assetManagement/financial?type=bills&from=2026-01-05&to=2026-01-05');
  expect(hrefsOf('By coin')[0]).toMatch(/financial\?type=bills&coinId=\d+$/);
});

test('[R-ASSET-02] hiding balances masks all amounts and shares, showing them restores both', async () => {
  const { user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide balances' }));
  expect(container.textContent).not.toMatch(/\d (USDT|BTC|ETH)|\d%/);
  await user.click(screen.getByRole('button', { name: 'Show balances' }));
  expect(sumOf('By account')).toBeGreaterThan(0);
});

test('a failed account is named, leaves the others visible and can be retried', async () => {
  const page = await open({ prepare: ({ intercept }) => intercept(pathOf(account.perpetual), offline) });
  expect(screen.getByText('Couldn’t load Contract. The total doesn’t include it.')).toBeDefined();
  expect(sumOf('By account')).toBe(cents(screen.getByRole('tabpanel').textContent));
  expect(partsOf('By account')).toHaveLength(4);
  page.intercept(pathOf(account.perpetual), null);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await page.advance();
  expect(partsOf('By account')).toHaveLength(5);
});

test('an account that could not be refreshed is named in addition to a failed one', async () => {
  const page = await open({ prepare: ({ intercept }) => intercept(pathOf(account.perpetual), offline) });
  page.intercept(pathOf(account.spot), offline);
  await page.advance(3_100);
  expect(screen.getByText('Couldn’t load Contract. The total doesn’t include it.')).toBeDefined();
  expect(screen.getByText('Couldn’t refresh Spot. The total uses the last known balance.')).toBeDefined();
});

test('a user without assets sees an empty state and no shares', async () => {
  await open({ as: 'newUser' });
  expect(screen.getByText('Nothing here yet')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'By coin' })).toBeNull();
});

test('the navigation lists the built asset pages and marks the current one', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Assets' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Asset overview', 'Financial records', 'Transfer']));
  expect(links.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe('Asset overview');
});

test('[R-ROUTE-06] [R-ROUTE-07] the asset pages keep their paths', () => {
  const { assetOverview, deposit, withdraw, spotAccount, marginAccount, contractAccount, financialAccount } = routes;
  const names = [assetOverview, deposit, withdraw, spotAccount, marginAccount, contractAccount, financialAccount].map(({ path }) => path);
  expect(names).toEqual(
    ['overView', 'topup', 'extract', 'home', 'margin', 'swaps', 'financialAccount'].map((name) => `/assetManagement/${name}`),
  );
});
