import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { FinancialRecordsPage } from './page';

const openRecords = (search = '', options: RenderOptions = {}) =>
  renderApp(<FinancialRecordsPage />, { as: 'trader', at: `/assetManagement/financial${search}`, ...options });

const rows = () => screen.queryAllByRole('row').slice(1);

test.each([
  ['', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status']],
  ['?type=1', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status']],
  ['?type=2', 'Withdrawals', ['Time', 'Coin', 'Amount', 'Fee', 'Network', 'Status', 'Actions']],
  ['?type=4', 'Rewards', ['Time', 'Coin', 'Amount', 'Type']],
  ['?type=bills', 'Account statement', ['Time', 'Type', 'Account', 'Pair', 'Coin', 'Amount']],
  ['?type=9', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status']],
])('[R-ROUTE-09] the address %s shows %s', async (search, tab, columns) => {
  await openRecords(search);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Financial records');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
  expect(textsOf('columnheader')).toEqual(columns);
});

test('deposits add up coin by coin, and show address and transaction once they are expanded', async () => {
  const { user } = await openRecords('', { scenario: 'deposits-many' });
  expect(rows()).toHaveLength(10);
  expect(screen.getByText('Total on this page')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: /^Details / })[0] ?? expect.fail('nothing expands'));
  expect(textsOf('term')).toEqual(['Address', 'Memo', 'Transaction ID']);
});

test('a withdrawal under review is cancelled after it is confirmed, and stays in the list as cancelled', async () => {
  const { user, advance } = await openRecords('?type=2', { scenario: 'withdrawal-review' });
  const before = rows().length;
  expect(rows()[0]?.textContent).toContain('Under review');
  expect(screen.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Cancel: / }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel withdrawal' }));
  await advance();
  expect(rows()).toHaveLength(before);
  expect(rows()[0]?.textContent).toContain('Canceled');
});

test('transfers show their accounts and can be filtered by them', async () => {
  await openRecords('?type=transfers&source=2', { scenario: 'transfers-many' });
  const cells = rows().map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Transfers');
  expect(textsOf('columnheader')).toEqual(['Time', 'Coin', 'From', 'To', 'Amount', 'Status']);
  expect(cells).toHaveLength(10);
  expect(cells.map(([, , from]) => from)).toEqual(Array(10).fill('Spot'));
});

test('on a phone a deposit stands in two lines, and a press shows the rest of it', async () => {
  const { user } = await openRecords('', { scenario: 'deposits-many', device: 'phone' });
  const [first] = screen.getByRole('list', { name: 'Deposits' }).querySelectorAll('li');
  expect(first?.textContent).toMatch(/USDT\d\d-\d\d \d\d:\d\d:\d\d[\d,.]+(Credited|Confirming)$/);
  expect(screen.queryByRole('term')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /USDT/, expanded: false })[0] ?? expect.fail('nothing opens'));
  expect(textsOf('term')).toEqual(['Network', 'Confirmations', 'Address', 'Memo', 'Transaction ID']);
});

test('who has moved no money yet is told so', async () => {
  await openRecords('', { as: 'newUser' });
  expect(screen.getByText('No deposits in this period')).toBeDefined();
});
