import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { collect, respondWithCode } from '@tests/support/app/scope';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { spot, tradingAccount } from '@/contract/spot';
import { toastRequested } from '@/entities/toasts';
import { callFx } from '@/shared/api';
import { saveFileFx } from '@/shared/lib/saveFile';
import { SpotOrdersPage } from './page';

async function openOrders(search = '', options: RenderOptions = {}) {
  const page = await renderApp(<SpotOrdersPage />, {
    as: 'trader',
    scenario: 'order-waiting',
    at: `/orderHome/coinTradeOrder${search}`,
    ...options,
  });
  const press = async (name: string | RegExp, place = within(document.body)) => {
    await page.user.click(place.getAllByRole('button', { name })[0] ?? expect.fail(`no button ${name}`));
    await page.advance();
  };
  const chooseTab = async (name: string) => {
    await page.user.click(screen.getByRole('tab', { name }));
    await page.advance();
  };
  const dialog = () => within(screen.getByRole('alertdialog'));
  // An open dialog hides the table behind it from role queries.
  const rows = () => [...page.container.querySelectorAll('tbody tr')];
  return { ...page, press, chooseTab, dialog, rows };
}

test('open orders show pair, type, side, price, amount, filled share and total', async () => {
  const { rows } = await openOrders();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spot orders');
  expect(textsOf('columnheader')).toEqual([
    'Time',
    'Pair',
    'Type',
    'Side',
    'Price',
    'Amount',
    'Filled',
    'Total',
    'Trigger price',
    'Actions',
  ]);
  const [first] = rows();
  expect(first?.textContent).toContain('SOL/USDT');
  expect(first?.textContent).toContain('Limit');
  expect(first?.textContent).toContain('Buy');
  expect(screen.getAllByRole('meter')[0]?.getAttribute('aria-valuenow')).toBe('0');
});

test('a cancelled order disappears once the exchange has confirmed, with a toast', async () => {
  const { scope, press, dialog, rows, requests } = await openOrders();
  const toasts = collect(toastRequested, scope);
  const before = rows().length;
  await press(/^Cancel: SOL/);
  expect(rows()).toHaveLength(before);
  await press('Cancel order', dialog());
  expect(rows()).toHaveLength(before - 1);
  expect(rows()).toHaveLength(before - 1);
  expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
  expect(toasts).toMatchObject([{ tone: 'success', text: { key: 'orders.cancelled' } }]);
});

test('cancelling an order by keyboard moves the focus to the next one', async () => {
  const { user, advance, dialog, rows } = await openOrders();
  const confirm = async (button: HTMLElement) => {
    button.focus();
    await user.keyboard('{Enter}');
    await advance();
  };
  const [first, second] = rows().map((row) => [...row.querySelectorAll('button')].at(-1) ?? expect.fail('no button'));
  await confirm(first ?? expect.fail('no order'));
  await confirm(dialog().getByRole('button', { name: 'Cancel order' }));
  expect(first?.isConnected).toBe(false);
  expect(document.activeElement).toBe(second ?? expect.fail('one order only'));
});

test('an order that could not be cancelled stays in the list', async () => {
  const { intercept, press, dialog, rows } = await openOrders();
  const before = rows().length;
  const id = rows()[0]?.querySelector('button')?.ariaLabel?.split(' ').at(-1) ?? '';
  intercept(`/hk-web/v3/trade/order/${id}`, respondWithCode(50000));
  await press(/^Cancel: SOL/);
  await press('Cancel order', dialog());
  expect(rows()).toHaveLength(before);
});

test('all orders can be cancelled at once', async () => {
  const { press, dialog, rows } = await openOrders();
  await press('Cancel all');
  expect(dialog().getByText(/^All your open spot orders will/)).toBeDefined();
  await press('Cancel orders', dialog());
  expect(rows()).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('No open orders'));
});

test('orders of one side cannot be cancelled all at once, as the exchange has no such call', async () => {
  await openOrders('?side=buy');
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
});

test('the history shows the status of an order, and more details when expanded', async () => {
  const { press, rows } = await openOrders('?tab=history', { as: 'vip', scenario: 'orders-huge' });
  expect(screen.getByRole('tab', { name: 'Order history' }).ariaSelected).toBe('true');
  expect(textsOf('columnheader').slice(-3)).toEqual(['Average price', 'Filled', 'Status']);
  expect(rows().length).toBeGreaterThan(0);
  await press(/^Details /);
  expect(textsOf('term')).toEqual(['Total', 'Fee', 'Reason', 'Time in force', 'Last change', 'Order no.']);
});

test('an expanded order lists its fills, which add up to the filled amount', async () => {
  const { press, rows, requests } = await openOrders('', { scenario: 'order-partly-filled' });
  const requestCount = () => requests.filter((request) => request === `GET ${spot.fills.path}`).length;
  expect(requestCount()).toBe(0);
  await press(/^Details /);
  expect(requestCount()).toBe(1);
  const fills = within(screen.getByRole('table', { name: 'Fills' }));
  expect(fills.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Price',
    'Executed',
    'Fee',
    'Role',
    'Total',
  ]);
  const amountIn = (text: string | null | undefined) => Number.parseFloat(text?.replaceAll(',', '') ?? '');
  const executed = screen.getAllByText('Executed').at(-1)?.nextSibling?.textContent;
  // The scenario fills half of the order.
  expect(2 * amountIn(executed)).toBeCloseTo(amountIn(rows()[0]?.querySelectorAll('th, td')[5]?.textContent), 8);
});

test('fills that failed to load can be retried', async () => {
  const { press, intercept, advance } = await openOrders('', { scenario: 'order-partly-filled' });
  intercept(spot.fills.path, respondWithCode(1));
  await press(/^Details /);
  expect(screen.getByText('Couldn’t load the details')).toBeDefined();
  intercept(spot.fills.path, null);
  await press('Try again');
  await advance();
  expect(screen.getByRole('table', { name: 'Fills' })).toBeDefined();
});

test('switching tabs resets the filters and shows the columns of the selected tab', async () => {
  const { chooseTab } = await openOrders('?side=buy', { as: 'vip', scenario: 'orders-huge' });
  expect(screen.getByRole('button', { name: /Side$/ }).textContent).toBe('Buy');
  await chooseTab('Trade history');
  expect(screen.getByRole('button', { name: /Side$/ }).textContent).toBe('All');
  expect(textsOf('columnheader').slice(-3)).toEqual(['Fee', 'Role', 'Total']);
});

test('the exported trade history matches the response and names the unit of every amount', async () => {
  const { scope, press } = await openOrders('?tab=fills', { as: 'vip', scenario: 'orders-huge' });
  const files = collect(saveFileFx, scope);
  await press('Export CSV');
  const [header, ...lines] = files[0]?.text.trimEnd().split('\r\n') ?? expect.fail('no file');
  expect(header).toMatch(/,Price,Executed,Executed unit,Fee,Fee unit,Role,Total,Total unit,Order no\.$/);
  const response = await allSettled(callFx(spot.fills), {
    scope,
    params: { query: { account: tradingAccount.spot, pageNum: 1, pageSize: 500 } },
  });
  if (response.status !== 'done') expect.fail('no answer');
  const written = lines
    .map((line) => line.split(','))
    .map(([, pair, , price, ...cells]) => [pair, price, ...cells.slice(0, 4), ...cells.slice(5)]);
  const { list } = response.value;
  expect(list.length).toBeGreaterThan(100);
  expect(written.slice(0, list.length)).toEqual(
    list.map(({ tradeName, price, amount, fee, feeCoin, turnover, orderId }) => [
      tradeName,
      price,
      amount,
      tradeName.split('/')[0],
      fee,
      feeCoin,
      turnover,
      tradeName.split('/')[1],
      orderId,
    ]),
  );
});

test('a user without orders sees an empty state and cannot cancel any', async () => {
  await openOrders('', { as: 'newUser', scenario: 'orders-none' });
  expect(screen.getByText('No open orders')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
});

test('the records of a tab are loaded when it is selected', async () => {
  const { chooseTab, rows } = await openOrders('?tab=history');
  await chooseTab('Open orders');
  expect(screen.getAllByRole('meter')).toHaveLength(rows().length);
  expect(rows().length).toBeGreaterThan(0);
});

test('a list that failed to load can be retried', async () => {
  const { chooseTab, intercept, press, rows } = await openOrders('?tab=history');
  intercept('/hk-web/v3/trade/open-list', respondWithCode(50000));
  await chooseTab('Open orders');
  intercept('/hk-web/v3/trade/open-list', null);
  await press('Try again');
  expect(rows().length).toBeGreaterThan(0);
});
