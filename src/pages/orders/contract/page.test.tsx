import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { ContractOrdersPage } from './page';

async function openOrders(search = '', options: RenderOptions = {}) {
  const page = await renderApp(<ContractOrdersPage />, {
    as: 'deliveryTrader',
    scenario: 'contract-orders-waiting',
    at: `/orderHome/contractOrder/${search}`,
    ...options,
  });
  const rows = () => [...page.container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
  const press = async (role: 'button' | 'radio' | 'tab', name: string | RegExp, place = within(document.body)) => {
    await page.user.click(place.getAllByRole(role, { name })[0] ?? expect.fail(`no ${role} ${name}`));
    await page.advance();
  };
  return { ...page, rows, press };
}

const delivery = /BTCUSDT \d{6}/;

test('perpetual and delivery orders are listed separately; switching keeps the tab', async () => {
  const { rows, press } = await openOrders();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contract orders');
  expect(rows()).toHaveLength(2);
  for (const row of rows()) expect(row).not.toMatch(delivery);
  await press('tab', 'Order history');
  await press('radio', 'Delivery');
  expect(screen.getByRole('tab', { name: 'Order history' }).ariaSelected).toBe('true');
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect(row).toMatch(delivery);
  await press('tab', 'Open orders');
  expect(rows()).toHaveLength(2);
  for (const row of rows()) expect(row).toMatch(delivery);
});

test.each([
  ['?tab=plans&kind=plan', 1],
  ['?tab=plans&kind=takeProfit', 0],
  ['?side=sell', 1],
  ['?kind=ioc', 0],
  ['?contractCode=ethusdt', 1],
])('the URL filters the list: %s shows %i orders', async (search, count) => {
  const { rows } = await openOrders(search);
  expect(rows()).toHaveLength(count);
});

test('cancelling all affects only the displayed kind of contracts', async () => {
  const { press, rows } = await openOrders('?bizType=deliver');
  await press('button', 'Cancel all');
  expect(within(screen.getByRole('alertdialog')).getByText(/^All your open delivery orders/)).toBeDefined();
  await press('button', 'Cancel orders', within(screen.getByRole('alertdialog')));
  expect(rows()).toEqual([]);
  await press('radio', 'Perpetual');
  expect(rows()).toHaveLength(2);
});

test('a selected order is cancelled, others are not', async () => {
  const { press, rows, user, exchange } = await openOrders();
  const [left] = rows();
  await user.click(screen.getAllByRole('checkbox', { name: /^Select: / })[1] ?? expect.fail('nothing to choose'));
  expect(screen.getByRole('checkbox', { name: '1 selected' })).toBeDefined();
  await press('button', 'Cancel selected');
  await press('button', 'Cancel orders', within(screen.getByRole('alertdialog')));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.slice(0, 24)).toBe(left?.slice(0, 24));
  const world = exchange.simulation.world();
  expect(world.db.contractOrders.find({ where: { reason: 'byUser', contractCode: ['ethusdt', 'solusdt'] } }).total).toBeGreaterThan(0);
});

test.each([
  ['?tab=history', ['Average price', 'Fee', 'Time in force', 'Reduce only', 'Reason']],
  ['?tab=past', ['Max size', 'Closed size', 'Realized PnL', 'ROE']],
  ['?tab=bills', ['Amount', 'Balance']],
])('the list at %s has the columns %j', async (search, names) => {
  await openOrders(search, { as: 'contractTrader', scenario: undefined });
  const text = screen.getByRole('table').textContent ?? '';
  for (const name of names) expect(text).toContain(name);
});

test('a cancelled plan order moves to the plan order history', async () => {
  const { press, rows } = await openOrders('?tab=plans');
  expect(rows()).toHaveLength(1);
  await press('button', /^Cancel: /);
  await press('button', 'Cancel order', within(screen.getByRole('alertdialog')));
  await press('tab', 'Plan order history');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/Last price.*No.*Canceled/);
});

test('an open order is edited in a dialog', async () => {
  const { press } = await openOrders();
  await press('button', /^Edit: /);
  expect(await screen.findByRole('dialog', { name: 'Edit order' })).toBeDefined();
});

test('the orders navigation links to all order pages', async () => {
  await openOrders();
  const centre = within(screen.getByRole('navigation', { name: 'Orders' }));
  const hrefs = centre.getAllByRole('link').map((link) => link.getAttribute('href'));
  const expected = [
    '/en_US/orderHome/coinTradeOrder',
    '/en_US/orderHome/contractOrder/?bizType=perpetual',
    '/en_US/simulation/order',
    '/en_US/orderHome/transferRecord',
  ];
  expect(hrefs.filter((href) => expected.includes(href ?? ''))).toEqual(expected);
  expect(centre.getByRole('link', { current: 'page' }).textContent).toBe('Contract orders');
});

test('on a phone the navigation is a single button', async () => {
  await openOrders('', { device: 'phone' });
  expect(screen.queryByRole('navigation', { name: 'Orders' })).toBeNull();
  expect(textsOf('button')).toContain('Contract orders');
});
