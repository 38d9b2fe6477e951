import { expect, test } from 'vitest';
import { domains } from '@/contract';
import { permissionOf, type ApiPermission } from '@/contract/apiKeys';
import type { Endpoint } from '@/contract/endpoint';

const all: readonly Endpoint[] = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));
const withPermission = (permission: ApiPermission | null) => all.filter((row) => permissionOf(row) === permission);
const domainsOf = (rows: readonly Endpoint[]) => [...new Set(rows.map(({ domain }) => domain))].toSorted();

test('calls that may send funds away require the withdraw permission', () => {
  expect(withPermission('withdraw').map(({ id }) => id)).toEqual([
    'capital.remarkAddress',
    'capital.removeAddress',
    'capital.coinAddress',
    'capital.createDepositAddress',
    'capital.remarkDepositAddress',
    'capital.selectDepositAddress',
    'capital.selectDepositAccount',
    'capital.withdraw',
    'capital.cancelWithdrawal',
    'pay.send',
    'pay.requestPayment',
    'pay.declineRequest',
    'pay.cancelRequest',
  ]);
});

test('orders, price alerts, positions, loans and transfers between own accounts require the trade permission', () => {
  const trade = withPermission('trade');
  expect(domainsOf(trade)).toEqual(['alerts', 'assets', 'capital', 'copyTrading', 'margin', 'premarket', 'spot', 'swap']);
  expect(trade.filter(({ domain }) => domain === 'capital').map(({ id }) => id)).toEqual([
    'capital.submitTransfer',
    'capital.submitCapitalTransfer',
  ]);
  expect(withPermission('read').filter(({ isChange }) => isChange)).toEqual([]);
});

test('no key may call anything about the user, their security or their keys, nor add withdrawal addresses', () => {
  const closed = withPermission(null);
  const personal = ['account', 'apiKeys', 'identity', 'inmail', 'live', 'service', 'task', 'user', 'watchlists'];
  expect(all.filter(({ domain }) => personal.includes(domain)).every((row) => closed.includes(row))).toBe(true);
  expect(closed.filter(({ domain }) => !personal.includes(domain) && domain !== 'web3').map(({ id }) => id)).toEqual([
    'capital.editAddressSetting',
    'capital.createAddress',
  ]);
});
