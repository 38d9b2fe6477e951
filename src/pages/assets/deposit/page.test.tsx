import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { otherTabChanged } from '@/shared/api';
import { memoryStorage } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';

import { DepositPage } from './page';

const understood = () => memoryStorage({ [pageStorageKeys.depositWarning.name]: 'true' });

const openDeposit = (search = '', options: RenderOptions = {}) =>
  renderApp(<DepositPage />, { as: 'trader', at: `/assetManagement/topup${search}`, storage: understood(), ...options });
const chosenOf = (label: string) => screen.getByRole('button', { name: new RegExp(label) }).textContent;
const copied = (label: string | RegExp) => screen.getByRole('group', { name: label }).textContent;

test.each([
  ['?name=1', 'BTC'],
  ['?name=52', 'USDT'],
  ['', 'USDT'],
])('[R-ROUTE-08] the URL query %s opens the deposit of %s', async (search, coin) => {
  await openDeposit(search);
  expect(chosenOf('Coin')).toContain(coin);
});

test('a coin with one network shows its address at once, one with several asks for the network', async () => {
  const { unmount } = await openDeposit('?name=1');
  expect(copied(/^BTC address on Bitcoin/)).toMatch(/bc1q[a-z0-9]{38}/);
  expect(screen.getByRole('img', { name: 'QR code of your BTC address on Bitcoin' })).toBeDefined();
  unmount();
  const { user, advance } = await openDeposit('?name=52');
  expect(screen.getByText('Choose a network to see your address')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Network/ }));
  await user.click(screen.getByRole('option', { name: /TRON/ }));
  await advance();
  expect(copied(/^USDT address on TRON/)).toMatch(/T[1-9A-HJ-NP-Za-km-z]{33}/);
});

test('the wrong-network warning has to be confirmed once before an address is requested', async () => {
  const storage = memoryStorage();
  const { user, advance, requests, unmount } = await openDeposit('?name=1', { storage });
  expect(screen.getByText('Send only BTC, and only on Bitcoin')).toBeDefined();
  expect(requests).not.toContain(`POST ${capital.depositAddresses.path}`);
  await user.click(screen.getByRole('button', { name: 'I understand, show the address' }));
  await advance();
  expect(copied(/^BTC address/)).toContain('bc1q');
  unmount();
  await openDeposit('?name=1', { storage });
  expect(copied(/^BTC address/)).toContain('bc1q');
});

test('a required memo can be copied separately, with a warning not to omit it', async () => {
  await openDeposit('?name=5');
  expect(copied('Memo / tag')).toMatch(/\d{9}/);
  expect(screen.getByText('XRP sent without this memo cannot be credited and may be lost.')).toBeDefined();
});

test('deposits of a coin are credited to the selected account', async () => {
  const { user, advance, requests } = await openDeposit('?name=52&network=TRON');
  expect(chosenOf('Credited to')).toContain('Spot');
  await user.click(screen.getByRole('button', { name: /Credited to/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Spot', 'Cross margin', 'Contract']);
  await user.click(screen.getByRole('option', { name: 'Contract' }));
  await advance();
  expect(requests).toContain(`POST ${capital.selectDepositAccount.path}`);
  expect(chosenOf('Credited to')).toContain('Contract');
});

test('a suspended network shows the reason instead of an address', async () => {
  const { requests } = await openDeposit('?name=62');
  expect(screen.getByText('Deposits of XMR on Monero are suspended')).toBeDefined();
  expect(screen.getByText(/No longer supported/)).toBeDefined();
  expect(requests).not.toContain(`POST ${capital.coinAddress.path}`);
});

test('an unverified user sees a link to the verification instead of an address', async () => {
  await openDeposit('?name=1', { as: 'newUser' });
  expect(screen.getByText('Verify your identity to deposit')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Verify now' }).getAttribute('href')).toBe('/en_US/verifiedIndex');
  expect(screen.getByText('No deposits yet')).toBeDefined();
});

test('a user under review is told so and gets the address once verified', async () => {
  const { exchange, scope, advance } = await openDeposit('?name=1', { as: 'newUser', scenario: 'kyc-standard-pending' });
  expect(screen.getByText('Verification under review')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View progress' })).toBeDefined();
  exchange.simulation.world().users.change('newUser', { identity: [{ identityType: 1, identityStatus: 1 }] });
  await act(() => allSettled(otherTabChanged, { scope }));
  await advance();
  expect(copied(/^BTC address/)).toContain('bc1q');
});

test('the address names its network, and its QR code can be saved', async () => {
  await openDeposit('?name=52&network=TRON');
  expect(screen.getByText('Send only USDT, and only on TRON (TRC20)')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save QR code' })).toBeDefined();
});

test('an unknown coin is reported at its field', async () => {
  await openDeposit('?name=99999');
  expect(screen.getByText('This coin cannot be deposited. Choose another one.')).toBeDefined();
});

test('a new address is selected automatically, earlier ones can be selected again, and labels are saved', async () => {
  const { user, advance } = await openDeposit('?name=1');
  const first = copied(/^BTC address/);
  await user.click(screen.getByRole('button', { name: 'Manage addresses' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Addresses on Bitcoin' }));
  await user.click(dialog.getByRole('button', { name: 'New address' }));
  await advance();
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: 'Label' }), 'Savings');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await advance();
  expect(dialog.getByRole('radio', { name: /Savings/, checked: true })).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: /Address 1/ }));
  await advance();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(copied(/^BTC address/)).toBe(first);
});

test('a deposit shows its confirmations until it is credited', async () => {
  const clocked = clockedExchange('trader', 'deposit-confirming');
  const { advance } = await openDeposit('?name=1', { exchange: clocked.own });
  const newest = () => within(screen.getByRole('list', { name: 'Recent deposits' })).getAllByRole('listitem')[0]?.textContent;
  expect(newest()).toMatch(/0\.5\sBTC.*1\/2 confirmations/);
  clocked.advance(600_000);
  await advance(3_000);
  expect(newest()).toMatch(/0\.5\sBTC.*Credited/);
});

test('an address that fails to load shows an error in its place and can be retried', async () => {
  const { user, advance, intercept } = await openDeposit('?name=1', {
    prepare: (page) => page.intercept(capital.depositAddresses.path, offline),
  });
  expect(screen.getByText('Couldn’t load your deposit address')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Recent deposits' })).toBeDefined();
  intercept(capital.depositAddresses.path, null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(copied(/^BTC address/)).toContain('bc1q');
});

const opened = async (options: RenderOptions = {}) => {
  const { user } = await openDeposit('?name=1', options);
  const list = within(screen.getByRole('list', { name: 'Recent deposits' }));
  await user.click(list.getAllByRole('button')[0] ?? expect.fail('no deposit'));
  return list;
};

test('a transaction links to the explorer of its network', async () => {
  const list = await opened();
  expect(list.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/\w+\.explorer\.example\/tx\/[0-9a-f]{64}$/);
});

test('an unsafe explorer URL is not rendered as a link', async () => {
  const deposit = { id: '1', coinId: 1, coinName: 'BTC', network: 'BTC', amount: '1', address: 'a', memo: '', txHash: 'feed', state: 1 };
  const list = await opened({
    prepare: ({ intercept }) =>
      intercept(
        capital.depositRecords.path,
        respondWith({
          list: [{ ...deposit, txUrl: 'javascript:alert(1)', confirmations: 2, requiredConfirmations: 2, createdTime: 0, creditedTime: 0 }],
          totalCount: 1,
        }),
      ),
  });
  expect(list.getByText('feed')).toBeDefined();
  expect(list.queryByRole('link')).toBeNull();
});
