import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline } from '@tests/support/app/scope';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { MockAccountPage } from './page';

async function openAccount(options: RenderOptions = {}) {
  const page = await renderApp(<MockAccountPage />, { as: 'trader', at: '/simulation/account?type=3', ...options });
  await page.advance(1_500);
  return { ...page, region: (name: string) => within(screen.getByRole('region', { name })) };
}

test('[R-ROUTE-19] [R-ASSET-06] the mock account shows totals, coins, positions and the weekly rank', async () => {
  const page = await openAccount({ scenario: 'mock-trading' });
  expect(page.region('Assets').getAllByText(/USDT/).length).toBeGreaterThan(0);
  const coins = within(screen.getByRole('table', { name: 'Balances' }));
  expect(coins.getByRole('row', { name: /f_usdc.*50,000\.00/ })).toBeDefined();
  const position = within(screen.getByRole('table', { name: 'Positions' })).getByRole('row', { name: /BTC\/f_usdt.*Long/ });
  const desk = within(position).getByRole('link', { name: 'BTC/f_usdt' }).getAttribute('href');
  expect(desk).toBe('/en_US/contract/mock/trade/?tradeName=f_btcf_usdt');
  expect(within(screen.getByRole('table', { name: /leaderboard/ })).getByText('You')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

test.each([
  { scenario: 'mock-trading', isThere: true },
  { scenario: 'calm', isThere: false },
] as const)('the help on position figures is offered only if there are positions: $scenario', async ({ scenario, isThere }) => {
  await openAccount({ scenario });
  expect(screen.queryByRole('button', { name: 'How position figures are calculated' }) !== null).toBe(isThere);
});

test('a user without demo funds is told how to begin, and a claim appears in the history', async () => {
  const page = await openAccount({ as: 'newUser', scenario: 'mock-unclaimed' });
  expect(screen.getByText('Claim demo funds to begin')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: /^Claim 50,000\sf_usdt$/ }));
  await page.advance(1_500);
  expect(within(screen.getByRole('table', { name: 'Claim history' })).getByRole('row', { name: /f_usdt.*50,000/ })).toBeDefined();
  expect(screen.queryByText('Claim demo funds to begin')).toBeNull();
});

test('once the daily claims are used up, the time of the next claim is shown', async () => {
  const page = await openAccount({ scenario: 'mock-claim-limit' });
  expect(page.region('Demo funds').getAllByText(/^No claims left today\. Next claim: \d{4}-/)).toHaveLength(2);
  for (const button of page.region('Demo funds').getAllByRole<HTMLButtonElement>('button', { name: /^Claim/ }))
    expect(button.disabled).toBe(true);
});

test('a section that fails to load shows an error and leaves the others visible', async () => {
  await openAccount({ prepare: ({ intercept }) => intercept('/hk-web/swap/v1/mock/leaderboard', offline) });
  expect(screen.getByText('Couldn’t load the leaderboard')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Balances' })).toBeDefined();
});
