import { expect, test } from 'vitest';
import { billsOf } from './bills';
import { createLedger } from './ledger';
import { aboutUser, entryKind, movement, systemAccounts, type Account, type Place, type SubAccount } from './posting';

const usdt = 52;
const whole: Account = { owner: 7, wallet: 2 };
const part = (type: SubAccount['type']): Account => ({ ...whole, sub: { type, id: '1' } });
const free = (account: Account): Place => ({ account, bucket: 'available' });

test('parts of a wallet that share an id but not their type have bills of their own', () => {
  const ledger = createLedger();
  const pay = (from: Account, to: Account) =>
    ledger.post({ at: 1, kind: entryKind.transfer, reference: aboutUser(7), lines: movement(usdt, '5', free(from), free(to)) });
  pay({ owner: systemAccounts.external, wallet: 2 }, part('product'));
  pay(part('product'), part('order'));
  const [paid, received, opening] = billsOf(ledger, 7, {});
  expect([paid, received].map((bill) => [bill?.sub?.type, bill?.amount]).toSorted()).toEqual([
    ['order', '5'],
    ['product', '-5'],
  ]);
  expect(opening?.amount).toBe('5');
  expect(new Set([paid, received, opening].map((bill) => bill?.billId)).size).toBe(3);
});
