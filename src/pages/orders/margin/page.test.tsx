import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { MarginOrdersPage } from './page';

async function openOrders(search = '', options: RenderOptions = {}) {
  const page = await renderApp(<MarginOrdersPage />, {
    as: 'trader',
    scenario: 'margin-orders-waiting',
    at: `/orderHome/leverOrder${search}`,
    ...options,
  });
  const rows = () => [...page.container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
  const press = async (role: 'button' | 'radio' | 'tab', name: string | RegExp, place = within(document.body)) => {
    await page.user.click(place.getAllByRole(role, { name })[0] ?? expect.fail(`no ${role} ${name}`));
    await page.advance();
  };
  return { ...page, rows, press };
}

test('cross and isolated records are listed separately; switching keeps the tab', async () => {
  const { rows, press } = await openOrders();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Margin orders');
  expect(screen.getByText('No open orders')).toBeDefined();
  await press('radio', 'Isolated');
  expect(rows()).toEqual([expect.stringContaining('BTC/USDT')]);
  await press('tab', 'Borrowed');
  expect(rows()).toEqual([expect.stringMatching(/BTC\/USDT.*USDT.*2,000/)]);
  await press('radio', 'Cross');
  expect(screen.getByRole('tab', { name: 'Borrowed' }).ariaSelected).toBe('true');
  expect(rows()).toEqual([]);
});

test.each([
  ['?marginMode=cross&tab=fills', 'crossMargin', 'BTC/USDT'],
  ['?marginMode=cross&tab=repays', 'crossMargin', 'USDT'],
  ['?marginMode=cross&tab=interests', 'crossMargin', 'ETH'],
  ['?marginMode=isolated&tab=history', 'isolatedMargin', 'ETH/USDT'],
] as const)('%s lists the records of %s', async (search, as, text) => {
  const { rows } = await openOrders(search, { as, scenario: 'calm' });
  expect(rows().some((row) => row.includes(text))).toBe(true);
});

test('isolated records can be filtered by pair', async () => {
  const { rows } = await openOrders('?marginMode=isolated&tab=borrows');
  expect(rows()).toEqual([expect.stringContaining('BTC/USDT')]);
  cleanup();
  const other = await openOrders('?marginMode=isolated&tab=borrows&tradeId=1002');
  expect(other.rows()).toEqual([]);
  expect(screen.getAllByText('ETH/USDT').length).toBeGreaterThan(0);
});

test('all open orders of the displayed account can be cancelled at once', async () => {
  const { press, rows } = await openOrders('?marginMode=isolated');
  await press('button', 'Cancel all');
  await press('button', 'Cancel orders', within(screen.getByRole('alertdialog')));
  expect([rows(), screen.getByText('No open orders')]).toEqual([[], expect.anything()]);
});

test('on a phone an order is a list item that opens its details', async () => {
  const { press } = await openOrders('?marginMode=isolated&tab=history', { device: 'phone' });
  await press('button', /BTC\/USDT/);
  expect(textsOf('term')).toContain('Order no.');
});
