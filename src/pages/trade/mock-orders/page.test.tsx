import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tradeMode } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { MockOrdersPage } from './page';

const owner = personas.contractTrader.login.fid;

async function openOrders(search = '', options: RenderOptions = {}) {
  const page = await renderApp(<MockOrdersPage />, {
    as: 'trader',
    scenario: 'mock-trading',
    at: `/simulation/order${search}`,
    ...options,
  });
  const rows = () => [...page.container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
  return { ...page, rows };
}

test('[R-ROUTE-19] mock orders are listed without real ones', async () => {
  const { rows } = await openOrders();
  expect(screen.getByText('Mock trading', { selector: 'span' })).toBeDefined();
  expect(rows()).toEqual([expect.stringContaining('ETH/f_usdt')]);
});

test('an empty list links to mock trading only once', async () => {
  const { rows } = await openOrders('?tab=past');
  expect(rows()).toEqual([]);
  expect(screen.getAllByRole('link', { name: 'Trade with demo funds' })).toHaveLength(1);
});

test.each([
  ['?tab=deals', 'BTC/f_usdt'],
  ['?tab=bills', 'f_usdt'],
])('%s lists the records of mock trading', async (search, text) => {
  const { rows } = await openOrders(search);
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect(row).toMatch(new RegExp(`${text}|f_usdc`));
});

test('a contract in the URL filters every list', async () => {
  const { rows } = await openOrders('?tab=deals&contractCode=f_ethf_usdt');
  expect([rows(), screen.getByText('No matching records')]).toEqual([[], expect.anything()]);
});

test('cancelling all affects mock orders only', async () => {
  const page = await openOrders('', {
    as: 'contractTrader',
    scenario: 'calm',
    prepare: ({ exchange }) => {
      const world = exchange.simulation.world();
      const order = { owner, bizType: 'portal', contractCode: 'f_ethf_usdt', side: 'buy', effect: 'open', kind: 'limit' } as const;
      world.positions.place({ ...order, amount: '1', price: world.market.price('ethusdt', world.now).split('.')[0], at: world.now });
    },
  });
  const openOrderModes = () =>
    page.exchange.simulation
      .world()
      .positions.orders.openOrders(owner)
      .map(({ mode }) => mode);
  const before = openOrderModes();
  expect(before).toContain(tradeMode.mock);
  expect(before).toContain(tradeMode.real);
  await page.user.click(screen.getByRole('button', { name: 'Cancel all' }));
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel orders' }));
  await page.advance();
  expect(openOrderModes()).toEqual(before.filter((mode) => mode === tradeMode.real));
});

test('an open order is edited in a dialog', async () => {
  const page = await openOrders();
  await page.user.click(screen.getByRole('button', { name: /^Edit: / }));
  expect(await screen.findByRole('dialog', { name: 'Edit order' })).toBeDefined();
});
