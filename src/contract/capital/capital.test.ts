import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../endpoint';
import { capital, financialRecord, maxRemarkLength, withdrawalState, WithdrawalRequest } from '.';
import { CreateWithdrawAddressRequest } from './schema/addresses';

const rows: readonly Endpoint[] = Object.values(capital);

test('[R-CALL-15] exactly ten calls may be signed, and all of them handle their codes manually', () => {
  const ten = rows.filter(({ signed, onError }) => signed === true && onError === 'manual');
  expect(ten.map(({ method, path }) => `${method} ${path.replace('/hk-web', '')}`).toSorted()).toEqual([
    'POST /capital/create_withdraw_address',
    'POST /capital/transfer/precheck',
    'POST /capital/transfer/submit',
    'POST /capital/withdraw',
    'POST /capital/withdraw/edit_address_setting',
    'POST /capital/withdraw_address/list',
    'POST /recharge/address/create',
    'POST /recharge/address/list',
    'POST /recharge/coin_address',
    'POST /v3/capital/list_withdraw_address',
  ]);
  expect(rows.filter(({ signed }) => signed)).toHaveLength(10);
});

test('[R-ROUTE-09] there are three types of financial records', () => {
  expect(financialRecord).toEqual({ deposit: 1, withdrawal: 2, reward: 4 });
});

describe('a withdrawal', () => {
  const order = { bver: 1, coinId: 52, network: 'ETH', address: ' 0xabc ', amount: '10' };
  const fits = (more: object) => z.safeParse(WithdrawalRequest, { ...order, ...more }).success;

  test('[R-CALL-14] requires the version marker 1', () => {
    expect([fits({}), fits({ bver: 2 }), fits({ bver: '1' }), fits({ bver: undefined })]).toEqual([true, false, false, false]);
  });

  test('is trimmed, with omitted fields empty', () => {
    expect(z.parse(WithdrawalRequest, order)).toMatchObject({ address: '0xabc', memo: '', remark: '' });
  });

  test.each(['', '0', '-1', '1e3', '1.', ' 1', '١'])('rejects the amount %j', (amount) => {
    expect(fits({ amount })).toBe(false);
  });

  test('accepts codes of six digits and remarks up to the maximum length', () => {
    expect([fits({ emailCode: '123456' }), fits({ emailCode: '12345' }), fits({ googleCode: 'abcdef' })]).toEqual([true, false, false]);
    expect([fits({ remark: 'x'.repeat(maxRemarkLength) }), fits({ remark: 'x'.repeat(maxRemarkLength + 1) })]).toEqual([true, false]);
  });

  test('has seven states, and address book entries reject blank addresses', () => {
    expect(new Set(Object.values(withdrawalState)).size).toBe(7);
    expect(z.safeParse(CreateWithdrawAddressRequest, { coinId: 52, network: 'ETH', address: '   ' }).success).toBe(false);
  });
});
