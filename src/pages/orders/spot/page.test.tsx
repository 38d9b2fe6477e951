import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { collect, respondWithCode } from '@tests/support/app/scope';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { toastRequested } from '@/entities/toasts';
import { SpotOrdersPage } from './page';

async function openOrders(search = '', opening: TreeOpening = {}) {
  const page = await openTree(<SpotOrdersPage />, {
    persona: 'trader',
    scenario: 'order-waiting',
    namespaces: ['records', 'orders'],
    at: `/orderHome/coinTradeOrder${search}`,
    ...opening,
  });
  const arrive = async () => {
    for (let turn = 0; turn < 4; turn += 1) await page.arrive();
  };
  await arrive();
  const press = async (name: string | RegExp, place = within(document.body)) => {
    await userEvent.click(place.getAllByRole('button', { name })[0] ?? expect.fail(`no button ${name}`));
    await page.arrive();
  };
  const dialog = () => within(screen.getByRole('alertdialog'));
  // A dialog hides the table behind it from roles.
  const rows = () => [...page.place.querySelectorAll('tbody tr')];
  return { ...page, arrive, press, dialog, rows };
}

test('open orders say pair, type, side, price, amount, how much is filled, and what they come to', async () => {
  const { texts, rows } = await openOrders();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spot orders');
  expect(texts('thead th')).toEqual(['Time', 'Pair', 'Type', 'Side', 'Price', 'Amount', 'Filled', 'Total', 'Trigger price', 'Actions']);
  const [first] = rows();
  expect(first?.textContent).toContain('SOL/USDT');
  expect(first?.textContent).toContain('Limit');
  expect(first?.textContent).toContain('Buy');
  expect(screen.getAllByRole('meter')[0]?.getAttribute('aria-valuenow')).toBe('0');
});

test('one order is cancelled after it is confirmed: it is gone at once, and said so', async () => {
  const { scope, press, dialog, rows, arrive, requests } = await openOrders();
  const toasts = collect(toastRequested, scope);
  const before = rows().length;
  await press(/^Cancel: SOL/);
  expect(rows()).toHaveLength(before);
  await press('Cancel', dialog());
  expect(rows()).toHaveLength(before - 1);
  await arrive();
  expect(rows()).toHaveLength(before - 1);
  expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
  expect(toasts).toMatchObject([{ tone: 'success', text: { key: 'orders.cancelled' } }]);
});

test('an order that could not be cancelled comes back', async () => {
  const { intercept, press, dialog, rows, arrive } = await openOrders();
  const before = rows().length;
  const id = rows()[0]?.querySelector('button')?.ariaLabel?.split(' ').at(-1) ?? '';
  intercept(`/hk-web/v3/trade/order/${id}`, respondWithCode(50000));
  await press(/^Cancel: SOL/);
  await press('Cancel', dialog());
  await arrive();
  expect(rows()).toHaveLength(before);
});

test('all orders are cancelled at once, and only where the filters say the same as the call', async () => {
  const { press, dialog, rows, arrive } = await openOrders();
  await press('Cancel all');
  expect(dialog().getByText(/^All your open spot orders will/)).toBeTruthy();
  await press('Cancel all', dialog());
  await arrive();
  expect(rows()).toHaveLength(0);
  expect(screen.getByText('No open orders')).toBeTruthy();
});

test('one cannot cancel all of one side: the exchange has no call for that', async () => {
  await openOrders('?side=buy');
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
});

test('the history says what has become of an order, and more of it once it is expanded', async () => {
  const { press, texts, rows } = await openOrders('?tab=history', { persona: 'vip', scenario: 'orders-huge' });
  expect(screen.getByRole('tab', { name: 'Order history' }).ariaSelected).toBe('true');
  expect(texts('thead th').slice(-3)).toEqual(['Average price', 'Filled', 'Status']);
  expect(rows().length).toBeGreaterThan(0);
  await press(/^Details /);
  expect(texts('dt')).toEqual(['Total', 'Trigger price', 'Fee', 'Order no.']);
});

test('a tab stands in the address and begins without the filters of the one before', async () => {
  const { arrive, texts } = await openOrders('?side=buy', { persona: 'vip', scenario: 'orders-huge' });
  await userEvent.click(screen.getByRole('tab', { name: 'Trade history' }));
  await arrive();
  expect(texts('thead th').slice(-3)).toEqual(['Fee', 'Role', 'Total']);
});

test('who has no orders is told so', async () => {
  await openOrders('', { persona: 'newUser', scenario: 'orders-none' });
  expect(screen.getByText('No open orders')).toBeTruthy();
});

test('the records of a tab are loaded when one goes there', async () => {
  const { arrive, rows } = await openOrders('?tab=history');
  await userEvent.click(screen.getByRole('tab', { name: 'Open orders' }));
  await arrive();
  expect(screen.getAllByRole('meter')).toHaveLength(rows().length);
  expect(rows().length).toBeGreaterThan(0);
});

test('a list that could not be loaded says so and is asked for again', async () => {
  const { arrive, intercept, press, rows } = await openOrders('?tab=history');
  intercept('/hk-web/v3/trade/open-list', respondWithCode(50000));
  await userEvent.click(screen.getByRole('tab', { name: 'Open orders' }));
  await arrive();
  intercept('/hk-web/v3/trade/open-list', null);
  await press('Try again');
  await arrive();
  expect(rows().length).toBeGreaterThan(0);
});
