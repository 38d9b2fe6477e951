import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { market } from '@/contract/market';
import { immediateFrames } from '@tests/support/app/frames';
import { openHome, rowsIn } from '@tests/support/app/home';

immediateFrames();
/** Full pages are slow when many tests run in parallel. */
vi.setConfig({ testTimeout: 30_000 });

test('the watchlist shows the favourites, filled up with the most traded pairs', async () => {
  await openHome({ as: 'trader' });
  const favourites = rowsIn(await screen.findByRole('list', { name: 'Favourites' }));
  const others = rowsIn(screen.getByRole('list', { name: 'Most traded' }));
  expect(favourites.map((row) => row.slice(0, 8))).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
  expect([others.length, others.some((row) => row.startsWith('BTC/'))]).toEqual([6, false]);
});

test('without favourites the watchlist shows the most traded pairs', async () => {
  await openHome({ as: 'newUser' });
  expect(rowsIn(await screen.findByRole('list', { name: 'Most traded' }))).toHaveLength(9);
  expect(screen.queryByRole('list', { name: 'Favourites' })).toBeNull();
});

test('the watchlist keeps its number of rows while prices load', async () => {
  const page = await openHome({ as: 'trader', prepare: ({ hold }) => void hold(market.tickers.path) });
  const lists = () => ['Favourites', 'Most traded'].map((name) => rowsIn(screen.getByRole('list', { name })).length);
  expect(lists()).toEqual([3, 6]);
  page.intercept(market.tickers.path, null);
  await page.advance(1000);
  expect(lists()).toEqual([3, 6]);
});

test('open positions show size, side and profit, open orders their price and filled percentage', async () => {
  const { user } = await openHome({ as: 'contractTrader' });
  const activity = await screen.findByLabelText('Positions and orders', { selector: 'section' });
  const positions = within(activity).getAllByRole('listitem');
  expect(positions.length).toBeGreaterThan(1);
  for (const row of positions)
    expect(row.textContent).toMatch(/^[A-Z]+\/USDT(Long|Short) (Cross|Isolated) \d+×.+Entry [\d,.]+.+USDT[+-]?[\d.]+%$/);
  await user.click(within(activity).getByRole('tab', { name: /^Open orders/ }));
  const orders = within(activity).getAllByRole('listitem');
  expect(orders.length).toBeGreaterThan(0);
  for (const row of orders) expect(row.textContent).toMatch(/(Buy|Sell).+Price.+\d% filled$/);
});

test('without open positions and orders the latest balance changes are shown', async () => {
  const { user } = await openHome({ as: 'trader' });
  const activity = await screen.findByLabelText('Positions and orders', { selector: 'section' });
  const recent = await within(activity).findByRole('tab', { name: 'Recent activity' }, { timeout: 10_000 });
  expect(recent.ariaSelected ?? recent.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(rowsIn(activity)).toHaveLength(3), { timeout: 10_000 });
  for (const row of rowsIn(activity)) expect(row).toMatch(/\d{4}-\d\d-\d\d.+\d/);
  await user.click(screen.getByRole('button', { name: 'Hide balances' }));
  expect(rowsIn(activity).every((row) => row.includes('******'))).toBe(true);
});

test('hidden balances mask size and profit of positions', async () => {
  const { user } = await openHome({ as: 'contractTrader' });
  const activity = await screen.findByLabelText('Positions and orders', { selector: 'section' });
  await user.click(screen.getByRole('button', { name: 'Hide balances' }));
  const [first] = within(activity).getAllByRole('listitem');
  expect(first?.textContent).toContain('******Hidden');
  expect(first?.textContent).not.toMatch(/USDT[+-]?\d/);
});

test('a user without assets sees the beginner tasks and no empty lists', async () => {
  await openHome({ as: 'newUser' });
  await screen.findByLabelText('New user tasks');
  expect(screen.queryByLabelText('Positions and orders')).toBeNull();
});
