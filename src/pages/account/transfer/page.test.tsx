import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { renderApp } from '@tests/support/app/renderApp';
import { rowsIn } from '@tests/support/app/home';
import { respondWith } from '@tests/support/app/transferForm';
import { TransferPage } from './page';

const openTransfer = (list: readonly object[]) =>
  renderApp(<TransferPage />, {
    as: 'trader',
    at: '/account/transfer',
    prepare: ({ intercept }) => intercept(capital.transferHistory.path, respondWith({ list, totalCount: list.length })),
  });
const record = { id: '1', coinId: 52, coinName: 'USDT', amount: '120', source: 2, target: 5, tradeId: null, tradeName: null };

test('shows the balance of each account and the latest transfers beside the form, with a link to all records', async () => {
  await openTransfer([
    { ...record, state: 1, createdTime: 0 },
    { ...record, id: '2', source: 5, target: 2, state: 0, createdTime: 0 },
  ]);
  const balances = await screen.findByRole('region', { name: 'Balance by account' });
  expect(within(balances).getAllByRole('term')).toHaveLength(5);
  const recent = screen.getByRole('region', { name: 'Recent transfers' });
  const [first, second] = rowsIn(within(recent).getByRole('list'));
  expect(first).toMatch(/^SpotContract120\.00\sUSDT.*1970/);
  expect(second).toMatch(/^ContractSpot120\.00\sUSDTProcessing$/);
  expect(within(recent).getByRole('link', { name: 'All records' }).getAttribute('href')).toBe('/en_US/orderHome/transferRecord');
});

test('shows an empty state if there are no transfers', async () => {
  await openTransfer([]);
  expect(await screen.findByText('No transfers yet')).toBeDefined();
});
