import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { memoryStorage } from '@/shared/lib';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { SpotAccountPage } from './page';

immediateFrames();

const open = (options: RenderOptions = {}) =>
  renderApp(<SpotAccountPage />, { as: 'trader', at: '/assetManagement/home', device: 'desktop', ...options });
const coins = () =>
  within(screen.getByRole('table', { name: 'Coins' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('lists the coins by value and filters them by search', async () => {
  const { user } = await open();
  expect(coins()[0]).toMatch(/^BTC/);
  expect(coins()).toHaveLength(5);
  await user.type(screen.getByRole('searchbox', { name: 'Search coins' }), 'dog');
  expect(coins()).toEqual([expect.stringMatching(/^DOGE/)]);
  await user.type(screen.getByRole('searchbox', { name: 'Search coins' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Show all coins' }));
  expect(coins()).toHaveLength(5);
});

test('each coin links to its deposit, withdrawal, transfer, market and statement', async () => {
  await open();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Trade BTC')).toMatch(/^\/en_US\/trade\/exchange\/\?tradeCode=/);
  expect(href('Deposit USDT')).toBe('/en_US/assetManagement/topup?name=52');
  expect(href('Withdraw USDT')).toBe('/en_US/assetManagement/extract?name=52');
  expect(href('Transfer USDT')).toBe(`/en_US/account/transfer?source=${account.spot}&coinId=52`);
  expect(href('Statement USDT')).toBe(`/en_US/assetManagement/financial?type=bills&account=${account.spot}&coinId=52`);
});

test('totals of the account and of each coin link to their statement', async () => {
  await open();
  const hrefs = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  const bills = `/en_US/assetManagement/financial?type=bills&account=${account.spot}`;
  for (const name of [/^Account total: [\d,.]+\sUSDT$/, /^Available: /]) expect(hrefs(name)).toEqual([bills]);
  for (const name of [/^Total USDT: [\d,.]+$/, /^Available USDT: /, /^Value USDT: /]) expect(hrefs(name)).toEqual([`${bills}&coinId=52`]);
});

test('reserved amounts link to the open orders', async () => {
  await open();
  const hrefs = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  for (const name of [/^Reserved: /, /^Reserved USDT: /]) expect(hrefs(name)).toEqual(['/en_US/orderHome/coinTradeOrder']);
});

test('the setting to hide small balances is persisted', async () => {
  const storage = memoryStorage();
  const { user, unmount } = await open({ storage });
  const small = () => screen.getByRole('switch', { name: /^Hide/ });
  await user.click(small());
  unmount();
  await open({ storage });
  expect(small()).toHaveProperty('checked', true);
});

test('hidden balances are masked in totals and rows', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide balances' }));
  expect(screen.getByRole('link', { name: 'Total USDT: Hidden' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Account' }).textContent).not.toMatch(/\d/);
  expect(screen.getByRole('table', { name: 'Coins' }).textContent).not.toMatch(/\d{2}/);
});

test('an account without coins shows an empty state', async () => {
  await open({ as: 'newUser' });
  expect(screen.getByText('Nothing here yet')).toBeDefined();
});
