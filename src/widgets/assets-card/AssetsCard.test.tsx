import { describe, expect, test } from 'vitest';
import { unavailableExchange } from '@tests/support/app/unavailableExchange';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { hrefsIn } from '@/shared/routing';
import { AssetsCard } from '.';
import { balanceIn, shortcutsFor } from './model';

async function openCard(opening: TreeOpening = {}, props: Parameters<typeof AssetsCard>[0] = {}) {
  const tree = await openTree(<AssetsCard {...props} />, { persona: 'trader', namespaces: ['assets', 'transfer'], ...opening });
  await tree.arrive();
  await tree.arrive();
  const tab = (name: string) => tree.press(`[role="tab"][data-key="${name}"]`);
  return { ...tree, tab, total: () => tree.texts('[role="tabpanel"]')[0] ?? '' };
}

const mockSummary = {
  totalCnyAccountRights: '72',
  totalAccountRights: '10.5',
  totalBtcAccountRights: '0.0001',
  totalEthAccountRights: '0.003',
};

test('[R-ASSET-01] [R-ASSET-07] the total is shown in USDT, BTC, ETH or the local currency, in this order', async () => {
  const { texts, total, tab } = await openCard();
  expect(texts('[role="tab"]')).toEqual(['USDT', 'BTC', 'ETH', 'USD']);
  expect(total()).toMatch(/^[\d,]+\.\d{2}\sUSDT≈ \$/);
  await tab('BTC');
  expect(total()).toMatch(/^\d+\.\d{2,8}\sBTC/);
  await tab('fiat');
  expect(total()).toMatch(/^\$[\d,]+\.\d{2}≈ .*\sUSDT$/);
});

test('[R-ASSET-02] hiding replaces the value with six asterisks, showing brings it back', async () => {
  const { press, total } = await openCard();
  const shown = total();
  await press('button[aria-label="Hide balances"]');
  expect(total()).toBe('******Hidden');
  await press('button[aria-label="Show balances"]');
  expect(total()).toBe(shown);
});

describe('[R-ASSET-03] the card leads to the overview, to deposit and to withdraw where there are such screens, and opens a transfer', () => {
  test('of the shortcuts deposit, withdraw and transfer, what has no screen is left out', () => {
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

  test('no link of the card leads nowhere', async () => {
    const { place, texts } = await openCard();
    expect([place.querySelectorAll('a').length, texts('button').includes('Transfer')]).toEqual([0, true]);
  });
});

test('[R-ASSET-04] [R-ASSET-06] in mock trading the card shows the mock summary and offers no transfer', async () => {
  const { total, texts } = await openCard({}, { mockSummary });
  expect(total()).toMatch(/^10\.50\sUSDT/);
  expect(texts('button')).not.toContain('Transfer');
});

test('a local currency whose rate is not known yet shows no figure, CNY the figure of the exchange', () => {
  const summary = { totalCny: '72', totalUsdt: '10', totalBtc: '0.0001', totalEth: '0.003' };
  expect(balanceIn(summary, 'fiat', { code: 'EUR', rate: null })).toBeNull();
  expect(balanceIn(summary, 'fiat', { code: 'EUR', rate: '0.9' })).toBe('9');
  expect(balanceIn(summary, 'fiat', { code: 'CNY', rate: '7' })).toBe('72');
});

test('a balance that cannot be loaded says so, and tries again', async () => {
  const { exchange, mend } = unavailableExchange(['/hk-web/v2/account/overview'], 'trader');
  const { place, press, arrive, total } = await openCard({ exchange });
  expect(place.textContent).toContain('Couldn’t load your balance');
  mend();
  await press('[aria-label="Assets"] > div > div:nth-child(2) button');
  await arrive();
  expect(total()).toMatch(/USDT/);
});
