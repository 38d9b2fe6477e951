import { expect, test } from 'vitest';
import { billsOf } from './bills';
import { createLedger } from './ledger';
import { userReference, entryKind, movement, systemAccounts, type Account, type AccountBucket, type SubAccount } from './posting';

const usdt = 52;
const whole: Account = { owner: 7, wallet: 2 };
const part = (type: SubAccount['type']): Account => ({ ...whole, sub: { type, id: '1' } });
const free = (account: Account): AccountBucket => ({ account, bucket: 'available' });

test('sub-accounts that share an id but not a type have separate bills', () => {
  const ledger = createLedger();
  const pay = (from: Account, to: Account) =>
    ledger.post({ at: 1, kind: entryKind.transfer, reference: userReference(7), lines: movement(usdt, '5', free(from), free(to)) });
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

test('a time range returns the matching bills, newest first in any posting order; at one instant the last posted comes first', () => {
  const ledger = createLedger();
  const times = [50, 20, 20, 90, 10, 50, 70, 20, 90, 30];
  const post = (at: number) =>
    ledger.post({
      at,
      kind: entryKind.bonus,
      reference: userReference(7),
      lines: movement(usdt, '1', free({ owner: systemAccounts.bonus, wallet: 2 }), free(whole)),
    });
  const listed = (startTime: number, endTime: number) =>
    billsOf(ledger, 7, { startTime, endTime }).map(({ billId, time }) => [time, billId]);
  // Reads some bills before the others are posted.
  for (const at of times.slice(0, 6)) post(at);
  expect(listed(20, 50).map(([time]) => time)).toEqual([50, 50, 20, 20]);
  for (const at of times.slice(6)) post(at);
  const bills = billsOf(ledger, 7, {});
  expect(bills.map(({ time }) => time)).toEqual(times.toSorted((a, b) => b - a));
  const sequenceOf = (billId: string) => Number(billId.split('-')[0]);
  expect(
    bills.filter(
      (bill, index) => bill.time === bills[index + 1]?.time && sequenceOf(bill.billId) < sequenceOf(bills[index + 1]?.billId ?? ''),
    ),
  ).toEqual([]);
  for (let from = 0; from <= 100; from += 5)
    for (let to = from; to <= 100; to += 5)
      expect(listed(from, to)).toEqual(bills.filter(({ time }) => time >= from && time <= to).map(({ billId, time }) => [time, billId]));
});
