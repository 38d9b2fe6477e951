import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unavailableExchange } from '@tests/support/app/unavailableExchange';
import { respondWith } from '@tests/support/app/transferForm';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { hrefsIn } from '@/shared/routing';
import { AssetsCard } from '.';
import { accountTotals, balanceIn, dayChangeOf, shortcutsFor } from './model';

async function openCard(options: RenderOptions = {}, props: Parameters<typeof AssetsCard>[0] = {}) {
  const page = await renderApp(<AssetsCard {...props} />, { as: 'trader', ...options });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const choose = (name: string) => page.user.click(screen.getByRole('tab', { name }));
  return { ...page, press, choose };
}

const total = () => screen.getByRole('tabpanel').textContent;

const totalsOnly = { totalCny: null, totalBtc: null, totalEth: null };

const mockSummary = {
  totalCnyAccountRights: '72',
  totalAccountRights: '10.5',
  totalBtcAccountRights: '0.0001',
  totalEthAccountRights: '0.003',
};

test('[R-ASSET-01] [R-ASSET-07] the total is shown in USDT, BTC, ETH or the local currency, in this order', async () => {
  const { choose } = await openCard();
  expect(textsOf('tab')).toEqual(['USDT', 'BTC', 'ETH', 'USD']);
  expect(total()).toMatch(/^[\d,]+\.\d{2}\sUSDT≈ \$/);
  await choose('BTC');
  expect(total()).toMatch(/^\d+\.\d{2,8}\sBTC/);
  await choose('USD');
  expect(total()).toMatch(/^\$[\d,]+\.\d{2}≈ .*\sUSDT$/);
});

test('[R-ASSET-02] hiding replaces the value with six asterisks, showing restores it', async () => {
  const { press } = await openCard();
  const shown = total();
  await press('Hide balances');
  expect(total()).toBe('******Hidden');
  await press('Show balances');
  expect(total()).toBe(shown);
});

test('the card shows the 24-hour change and the balance of each account, except while hidden', async () => {
  const { press, container } = await openCard();
  expect(container.textContent).toMatch(/24h change[+-]\d+\.\d\d%-?\$[\d,]+\.\d\d/);
  expect(textsOf('term')).toEqual(['Spot', 'C2C', 'Contract', 'Cross margin', 'Isolated margin']);
  expect(textsOf('definition')).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^\$[\d,]+\.\d\d$/)));
  await press('Hide balances');
  expect(container.textContent).not.toContain('24h change');
  expect(textsOf('definition')).toEqual(Array.from({ length: 5 }, () => '******Hidden'));
});

test('without accounts and 24-hour change from the backend, only the totals are shown', async () => {
  const summary = { totalCny: '72', totalUsdt: '10', totalBtc: '0.0001', totalEth: '0.003' };
  const { container } = await openCard({ prepare: ({ intercept }) => intercept('/hk-web/v2/account/overview', respondWith(summary)) });
  expect(total()).toMatch(/^10\.00\sUSDT/);
  expect([textsOf('term'), container.textContent?.includes('24h change')]).toEqual([[], false]);
});

test.each([
  ['105', '5', '5.00'],
  ['95', '-5', '-5.00'],
  ['5', '5', '0.00'],
])('for a total of %s that changed by %s, the change is %s %%', (totalUsdt, dayChangeUsdt, percent) => {
  expect(dayChangeOf({ ...totalsOnly, totalUsdt, dayChangeUsdt })?.percent).toBe(percent);
});

test('the share of an account is never negative, even if it is in debt', () => {
  const accounts = [
    { wallet: 2, totalUsdt: '30' },
    { wallet: 6, totalUsdt: '-10' },
  ] as const;
  const parts = accountTotals({ ...totalsOnly, totalUsdt: '20', accounts: [...accounts] });
  expect(parts?.map(({ percent }) => percent)).toEqual(['100', '0']);
});

describe('the card links to the overview, deposit and withdrawal if they are built, and offers a transfer', () => {
  test('[R-ASSET-03] the shortcuts omit screens that are not built', () => {
    const shortcuts = (...built: readonly string[]) =>
      shortcutsFor({ isMockTrading: false, to: hrefsIn('en_US', ({ path }) => built.includes(path)) }).map(({ id, href }) => [id, href]);
    const [deposit, withdraw, transfer] = [
      ['deposit', '/en_US/assetManagement/topup'],
      ['withdraw', '/en_US/assetManagement/extract'],
      ['transfer', null],
    ];
    expect(shortcuts('/assetManagement/topup', '/assetManagement/extract')).toEqual([deposit, withdraw, transfer]);
    expect(shortcuts('/assetManagement/extract')).toEqual([withdraw, transfer]);
  });

  test('[R-ASSET-03] the card has a link to the overview and the shortcuts', async () => {
    await openCard();
    expect(textsOf('link')).toEqual(expect.arrayContaining(['All assets', 'Deposit', 'Withdraw']));
    expect(textsOf('button')).toContain('Transfer');
  });
});

test('[R-ASSET-04] [R-ASSET-06] in mock trading the card shows the mock summary and offers no transfer', async () => {
  await openCard({}, { mockSummary });
  expect(total()).toMatch(/^10\.50\sUSDT/);
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

test('a local currency without a known rate shows no value, CNY the value from the exchange', () => {
  const summary = { totalCny: '72', totalUsdt: '10', totalBtc: '0.0001', totalEth: '0.003' };
  expect(balanceIn(summary, 'fiat', { code: 'EUR', rate: null })).toBeNull();
  expect(balanceIn(summary, 'fiat', { code: 'EUR', rate: '0.9' })).toBe('9');
  expect(balanceIn(summary, 'fiat', { code: 'CNY', rate: '7' })).toBe('72');
});

test('a failed balance shows an error and can be retried', async () => {
  const { exchange, repair } = unavailableExchange(['/hk-web/v2/account/overview'], 'trader');
  const { press, advance } = await openCard({ exchange });
  expect(screen.getByText(/Couldn’t load your balance/)).toBeDefined();
  repair();
  await press('Try again');
  await advance();
  expect(total()).toMatch(/USDT/);
});
