import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { FinancialRecordsPage } from './page';

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}
const address = () => screen.getByLabelText('Address').textContent;

const openRecords = (search = '', options: RenderOptions = {}) =>
  renderApp(
    <>
      <FinancialRecordsPage />
      <Address />
    </>,
    { as: 'trader', at: `/assetManagement/financial${search}`, ...options },
  );

const rows = () => screen.queryAllByRole('row').slice(1);

test.each([
  ['', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status', 'Actions']],
  ['?type=1', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status', 'Actions']],
  ['?type=2', 'Withdrawals', ['Time', 'Coin', 'Amount', 'Fee', 'Network', 'Status', 'Actions']],
  ['?type=4', 'Rewards', ['Time', 'Coin', 'Amount', 'Type', 'Actions']],
  ['?type=bills', 'Account statement', ['Time', 'Type', 'Account', 'Pair', 'Coin', 'Amount', 'Actions']],
  ['?type=9', 'Deposits', ['Time', 'Coin', 'Amount', 'Network', 'Confirmations', 'Status', 'Actions']],
])('[R-ROUTE-09] the URL query %s opens the tab %s', async (search, tab, columns) => {
  await openRecords(search);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Financial records');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
  expect(textsOf('columnheader')).toEqual(columns);
});

const opened = () => within(screen.getByRole('dialog'));
const progress = () => within(opened().getByRole('list', { name: 'Progress' })).getAllByRole('listitem');

test('deposits have a total per coin, and their details show progress, address and transaction', async () => {
  const { user } = await openRecords('', { scenario: 'deposits-many' });
  expect(rows()).toHaveLength(10);
  expect(screen.getByText('Total on this page')).toBeDefined();
  const opener = screen.getAllByRole('button', { name: /^Details: / })[0] ?? expect.fail('nothing opens');
  await user.click(opener);
  expect(address()).toMatch(/^\?record=\d+$/);
  expect(textsOf('term')).toEqual(['Time', 'Network', 'Confirmations', 'Account', 'Address', 'Transaction ID', 'Reference no.']);
  expect(progress().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Detected on the network\d{4}-/),
    'Confirmed19 of 19 confirmations',
    expect.stringMatching(/^Credited\d{4}-/),
  ]);
  expect(
    opened()
      .getByRole('link', { name: /^[\da-f]{64}/ })
      .getAttribute('href'),
  ).toMatch(/^https:\/\/tron\.explorer\.example\/tx\//);
  for (const name of ['Copy address', 'Copy transaction ID', 'Copy reference number']) opened().getByRole('button', { name });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a link opens a record on any page of the list', async () => {
  const { user, unmount } = await openRecords('?page=12', { scenario: 'deposits-many' });
  await user.click(screen.getAllByRole('button', { name: /^Details: / })[0] ?? expect.fail('nothing opens'));
  const search = address();
  const facts = textsOf('definition');
  unmount();
  await openRecords(search.replace('page=12&', ''), { scenario: 'deposits-many' });
  expect(textsOf('definition')).toEqual(facts);
});

test('the details of a balance change show its number and link to the record that caused it', async () => {
  const { user, unmount } = await openRecords('?type=bills&kind=deposit', { scenario: 'deposits-many' });
  await user.click(screen.getAllByRole('button', { name: /^Details: / })[0] ?? expect.fail('nothing opens'));
  expect(textsOf('term')).toEqual(['Time', 'Account', 'Source', 'Reference no.']);
  expect(progress().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Booked\d{4}-/)]);
  opened().getByRole('button', { name: 'Copy reference number' });
  const link = opened().getByRole('link', { name: /^Deposit \d+$/ });
  const place = link.getAttribute('href') ?? '';
  expect(place).toMatch(/^\/en_US\/assetManagement\/financial\?type=1&record=\d+$/);
  unmount();
  await openRecords(place.slice(place.indexOf('?')), { scenario: 'deposits-many' });
  expect(
    progress()
      .map(({ textContent }) => textContent)
      .at(-1),
  ).toMatch(/^Credited/);
});

test('a link to an unknown record says so', async () => {
  await openRecords('?type=2&record=0');
  expect(opened().getByText('Record not found')).toBeDefined();
});

test('a withdrawal rejected by the network shows the reason and its transaction', async () => {
  const { user } = await openRecords('?type=2', { scenario: 'withdrawal-failed' });
  await user.click(screen.getByRole('button', { name: 'Details: 750 USDT' }));
  expect(progress().map(({ textContent }) => textContent?.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, ''))).toEqual([
    'Under review',
    'Processing',
    'On-chain',
    expect.stringMatching(/^FailedThe network rejected the transaction\./),
  ]);
  expect(opened().getByRole('link', { name: /^[\da-f]{64}/ })).toBeDefined();
});

test('a withdrawal under review can be cancelled after confirmation and stays in the list', async () => {
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
  expect(textsOf('columnheader')).toEqual(['Time', 'Coin', 'From', 'To', 'Amount', 'Status', 'Actions']);
  expect(cells).toHaveLength(10);
  expect(cells.map(([, , from]) => from)).toEqual(Array(10).fill('Spot'));
});

test('on a phone a deposit is a list item that opens its details', async () => {
  const { user } = await openRecords('', { scenario: 'deposits-many', device: 'phone' });
  const [first] = screen.getByRole('list', { name: 'Deposits' }).querySelectorAll('li');
  expect(first?.textContent).toMatch(/USDT\d\d-\d\d \d\d:\d\d:\d\d[\d,.]+(Credited|Confirming)$/);
  expect(screen.queryByRole('term')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /USDT/ })[0] ?? expect.fail('nothing opens'));
  expect(progress()).toHaveLength(3);
});

test('a user without deposits sees an empty state', async () => {
  await openRecords('', { as: 'newUser' });
  expect(screen.getByText('No deposits in this period')).toBeDefined();
});
