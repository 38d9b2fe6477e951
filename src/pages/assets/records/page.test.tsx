import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { FinancialRecordsPage } from './page';

async function openRecords(search = '', opening: TreeOpening = {}) {
  const page = await openTree(<FinancialRecordsPage />, {
    persona: 'trader',
    namespaces: ['records', 'financial', 'accounts'],
    at: `/assetManagement/financial${search}`,
    ...opening,
  });
  const arrive = async () => {
    for (let turn = 0; turn < 4; turn += 1) await page.arrive();
  };
  await arrive();
  return { ...page, arrive, rows: () => screen.queryAllByRole('row').slice(1) };
}

test.each([
  ['', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status']],
  ['?type=1', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status']],
  ['?type=2', 'Withdrawals', ['Time', 'Coin', 'Amount', 'Fee', 'Network', 'Status', 'Actions']],
  ['?type=4', 'Rewards', ['Time', 'Coin', 'Amount', 'Type']],
  ['?type=bills', 'Account statement', ['Time', 'Type', 'Account', 'Pair', 'Coin', 'Amount']],
  ['?type=9', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status']],
])('[R-ROUTE-09] the address %s shows %s', async (search, tab, columns) => {
  const { texts } = await openRecords(search);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Financial records');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
  expect(texts('thead th')).toEqual(columns);
});

test('deposits add up coin by coin, and show address and transaction once they are expanded', async () => {
  const { rows, texts } = await openRecords('', { scenario: 'deposits-many' });
  expect(rows()).toHaveLength(10);
  expect(screen.getByText('Total on this page')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: /^Details / })[0] ?? expect.fail('nothing expands'));
  expect(texts('dt')).toEqual(['Address', 'Memo', 'Transaction ID']);
});

test('a withdrawal under review is cancelled after it is confirmed, and stays in the list as cancelled', async () => {
  const { arrive, rows } = await openRecords('?type=2', { scenario: 'withdrawal-review' });
  const before = rows().length;
  expect(rows()[0]?.textContent).toContain('Under review');
  expect(screen.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Cancel: / }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await arrive();
  expect(rows()).toHaveLength(before);
  expect(rows()[0]?.textContent).toContain('Canceled');
});

test('who has moved no money yet is told so', async () => {
  await openRecords('', { persona: 'newUser' });
  expect(screen.getByText('No deposits in this period')).toBeTruthy();
});
