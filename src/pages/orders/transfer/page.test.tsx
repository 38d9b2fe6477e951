import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline } from '@tests/support/app/scope';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { TransferRecordPage } from './page';

async function openRecords(search = '', options: RenderOptions = {}) {
  const page = await renderApp(<TransferRecordPage />, {
    as: 'trader',
    scenario: 'transfers-many',
    at: `/orderHome/transferRecord${search}`,
    ...options,
  });
  const press = async (name: string) => {
    await page.user.click(screen.getAllByRole('button', { name }).at(-1) ?? expect.fail(`no button ${name}`));
    await page.advance();
  };
  return { ...page, press };
}

/** Cell texts by row. */
const rows = () =>
  screen
    .queryAllByRole('rowheader')
    .map((name) => [...(name.closest('tr')?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent));

test('a page shows ten transfers, newest first: time, coin, accounts with their pair, amount, status', async () => {
  await openRecords();
  expect(textsOf('columnheader')).toEqual(['Time', 'Coin', 'From', 'To', 'Amount', 'Status', 'Actions']);
  expect(rows()).toHaveLength(10);
  expect(rows()[0]).toEqual(['01-05 08:00:00', expect.stringContaining('USDT'), 'Contract', 'Spot', '2.15', 'Processing', 'Details']);
  expect(rows()[1]).toEqual([
    '01-04 17:00:00',
    expect.stringContaining('USDT'),
    'Spot',
    'Isolated margin BTC/USDT',
    '3.25',
    'Completed',
    'Details',
  ]);
});

test('[R-ROUTE-37] source and target of the URL filter the list', async () => {
  await openRecords('?source=2&target=5');
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect([row[2], row[3]]).toEqual(['Spot', 'Contract']);
});

test('shows the selected page', async () => {
  const { press } = await openRecords();
  const first = rows();
  await press('Page 2');
  expect(rows()).toHaveLength(10);
  expect(rows()).not.toEqual(first);
});

test('a page number beyond the last page shows the last one', async () => {
  await openRecords('?page=99');
  expect(rows()).toHaveLength(7);
});

test('[R-EMPTY-01] an empty list says so; one emptied by filters offers to reset them', async () => {
  const { unmount } = await openRecords('', { scenario: 'calm' });
  expect(screen.getByText('No transfers in this period')).toBeDefined();
  unmount();
  const { press } = await openRecords('?state=2');
  expect(screen.getByText('No matching records')).toBeDefined();
  await press('Reset filters');
  expect(rows()).toHaveLength(10);
});

test('a list that failed to load can be retried', async () => {
  const { intercept, press } = await openRecords();
  intercept('/hk-web/finance/transfer/history/list', offline);
  await press('Page 3');
  expect(screen.getByText(/Couldn’t load records/)).toBeDefined();
  intercept('/hk-web/finance/transfer/history/list', null);
  await press('Try again');
  expect(rows()).toHaveLength(10);
});
