import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { margin } from '@/contract/margin';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { MarginAccountPage } from './page';

immediateFrames();

const open = (options: RenderOptions = {}) =>
  renderApp(<MarginAccountPage />, { as: 'crossMargin', at: '/assetManagement/margin', device: 'desktop', ...options });

test('cross margin shows debts and the risk ratio', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Account' }).textContent).toMatch(/Borrowed[\d,]*[1-9][\d,.]*\sUSDT/);
  expect(screen.getByRole('meter', { name: 'Risk ratio' }).getAttribute('aria-valuetext')).toMatch(/^\d\.\d\d · (Safe|At risk)$/);
});

test('debts link to their loans and interest', async () => {
  await open();
  const orders = '/en_US/orderHome/leverOrder?marginMode=cross&tab=';
  const hrefs = (name: RegExp) => new Set(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')));
  expect([...hrefs(/^Borrowed/)]).toEqual([`${orders}borrows`]);
  expect([...hrefs(/^Interest/)]).toEqual([`${orders}interests`]);
});

test('each coin can be borrowed and traded on margin, and repaid if owed', async () => {
  const { user, advance } = await open();
  expect(screen.getByRole('link', { name: 'Trade BTC' }).getAttribute('href')).toBe('/en_US/margin/trade/btc_usdt?marginMode=cross');
  const coins = screen.getAllByRole('button', { name: /^Borrow / });
  const owed = screen.getAllByRole('button', { name: /^Repay / });
  expect(owed.length).toBeGreaterThan(0);
  expect(owed.length).toBeLessThan(coins.length);
  await user.click(owed[0] ?? expect.fail('nothing is owed'));
  await advance();
  expect(await screen.findByRole('dialog', { name: /^Repay/ })).toBeDefined();
});

test('the URL selects isolated margin, which lists each pair with its risk', async () => {
  await open({ as: 'isolatedMargin', at: '/assetManagement/margin?type=isolated' });
  const pairs = within(screen.getByRole('table', { name: 'Pairs' }))
    .getAllByRole('row')
    .slice(1);
  expect(pairs.length).toBeGreaterThan(1);
  expect(pairs.map(({ textContent }) => textContent).join()).toMatch(/BTC\/USDT.*(Safe|No debt|At risk)/);
});

test('a failed risk request leaves the balances visible and can be retried', async () => {
  const { intercept, user, advance } = await open({ prepare: (page) => page.intercept(margin.crossAccount.path, offline) });
  expect(screen.getByRole('table', { name: 'Coins' })).toBeDefined();
  expect(screen.queryByRole('meter')).toBeNull();
  intercept(margin.crossAccount.path, null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(screen.getByRole('meter', { name: 'Risk ratio' })).toBeDefined();
});

test('an account without debt says so', async () => {
  await open({ as: 'trader' });
  expect(screen.getByText('No debt')).toBeDefined();
});
