import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { paymentRequestState } from '@/contract/pay';
import { createEngine } from '../engine';
import { coinByName } from '../markets';
import { modules } from '../modules';
import { newUser } from '../users/users';
import { maskedName } from './payUsers';

const at = Date.UTC(2026, 0, 5, 8);
const weekMs = 7 * 86_400_000;
const { coinId } = coinByName('USDT');

/** An engine with all products and two users, without any activity. */
function openEngine() {
  const engine = createEngine({ seed: 'pay', at, modules });
  const [anna, ben] = [
    engine.db.users.insert(newUser({ fid: 40_001, loginName: 'anna@demo.example', fnickname: 'Anna' })),
    engine.db.users.insert(newUser({ fid: 40_002, loginName: 'ben@demo.example', fnickname: 'Ben' })),
  ];
  return { ...engine.products, ...engine, anna, ben };
}

test('a payment request expires after a week and cannot be declined afterwards', () => {
  const { pay, db, anna, ben } = openEngine();
  const { id, expiresTime } = pay.create({ requester: anna.fid, payer: ben.fid, coinId, amount: '30', note: '', at });
  expect(expiresTime).toBe(at + weekMs);
  pay.run({ part: 'pay', id }, expiresTime);
  expect(db.paymentRequests.get(id)?.state).toBe(paymentRequestState.expired);
  expect(() => pay.end(id, paymentRequestState.declined, expiresTime)).toThrow(expect.objectContaining({ code: 'paymentRequestEnded' }));
});

test('an unverified user cannot pay, and a refused payment moves nothing', () => {
  const { pay, db, context, anna, ben } = openEngine();
  expect(() => pay.send({ sender: anna, recipient: ben, coinId, amount: '1', note: '', requestId: null, at })).toThrow(
    expect.objectContaining({ code: 'needKyc' }),
  );
  expect(db.payments.find({}).total).toBe(0);
  expect(context.ledger.balance({ owner: ben.fid, wallet: account.spot }, coinId).available).toBe('0');
});

test.each([
  ['Anna', 'A***a'],
  ['Vera van der Waals', 'V***s'],
  ['李', '李***'],
  ['😀 Smile', '😀***e'],
  ['', '***'],
])('the name %s is masked as %s', (name, masked) => expect(maskedName(name)).toBe(masked));
