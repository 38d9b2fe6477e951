import { expect, test } from 'vitest';
import { account as security } from '@/contract/account';
import { assets } from '@/contract/assets';
import { code } from '@/contract/codes';
import { add, subtract } from '@/contract/decimal';
import { inmail } from '@/contract/inmail';
import { pay, paymentDirection, paymentRequestState } from '@/contract/pay';
import { billKind, spot } from '@/contract/spot';
import { demoCode, personas } from '@fixtures/personas';
import { openFlow } from './flow';

const usdt = 52;
const { trader, vip } = personas;

function openPayments() {
  const flow = openFlow();
  const { ask } = flow;
  return {
    ...flow,
    available: async () => (await ask(spot.balances, {})).find(({ coinId }) => coinId === usdt)?.available ?? '0',
    codes: async () => {
      await ask(security.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
      return { emailCode: demoCode };
    },
    newest: async () => (await ask(inmail.messageList, { body: { moduleId: 21, pageNum: 1, pageSize: 1 } })).list[0]?.title,
    bill: async () => (await ask(spot.bills, { query: { kind: billKind.payment } })).list[0],
  };
}

test('a payment moves from one user to another at once; balances, bills, records and messages agree', async () => {
  const { ask, become, available, codes, newest, bill } = openPayments();
  const before = await available();
  await become('vip');
  const vipBefore = await available();
  await become('trader');
  const paid = await ask(pay.send, {
    body: { recipient: vip.login.name, coinId: usdt, amount: '250.5', note: 'Rent', ...(await codes()) },
  });
  expect(paid).toMatchObject({ direction: paymentDirection.sent, counterparty: { uid: vip.login.fid, name: 'V***s' }, note: 'Rent' });
  expect(await available()).toBe(subtract(before, '250.5'));
  expect(await bill()).toMatchObject({ amount: '-250.5', coinName: 'USDT' });
  expect(await newest()).toBe('Payment sent');
  expect(await ask(pay.contacts, {})).toEqual([{ uid: vip.login.fid, name: 'V***s' }]);
  expect((await ask(pay.payAccount, {})).dayUsed).toBe('250.5');
  expect((await ask(assets.profit, { query: { days: 1 } })).at(-1)?.inflowUsdt).toBe('-250.5');

  await become('vip');
  expect(await available()).toBe(add(vipBefore, '250.5'));
  expect(await bill()).toMatchObject({ amount: '250.5' });
  expect(await newest()).toBe('Payment received');
  expect((await ask(pay.payments, { query: { direction: paymentDirection.received } })).list[0]).toMatchObject({
    id: paid.id,
    counterparty: { uid: trader.login.fid, name: 'T***s' },
    amount: '250.5',
  });
});

test('a payment request is paid once and in full, declined or canceled', async () => {
  const { ask, become, codes, refused, newest } = openPayments();
  const requestPayment = (amount: string) =>
    ask(pay.requestPayment, { body: { payer: String(trader.login.fid), coinId: usdt, amount, note: 'Taxi' } });
  await become('vip');
  const [toPay, toDecline, toCancel] = [await requestPayment('30'), await requestPayment('40'), await requestPayment('50')];
  await ask(pay.cancelRequest, { body: { id: toCancel.id } });
  expect(await refused(pay.declineRequest, { body: { id: toPay.id } })).toMatchObject({ kind: 'business', code: code.notFound.code });

  await become('trader');
  expect(await newest()).toBe('Payment request');
  const payment = { recipient: String(vip.login.fid), coinId: usdt, amount: '30', requestId: toPay.id };
  expect(await refused(pay.send, { body: { ...payment, amount: '29' } })).toMatchObject({ code: code.paymentRequestEnded.code });
  await ask(pay.send, { body: { ...payment, ...(await codes()) } });
  expect(await refused(pay.send, { body: payment })).toMatchObject({ code: code.paymentRequestEnded.code });
  await ask(pay.declineRequest, { body: { id: toDecline.id } });
  const stateOf = new Map((await ask(pay.paymentRequests, { query: {} })).list.map(({ id, state }) => [id, state]));
  expect([toPay, toDecline, toCancel].map(({ id }) => stateOf.get(id))).toEqual([
    paymentRequestState.paid,
    paymentRequestState.declined,
    paymentRequestState.cancelled,
  ]);
  await become('vip');
  expect(await newest()).toBe('Payment request declined');
});

test('nothing is paid without a code, beyond the balance, or from an unverified or frozen account', async () => {
  const { ask, become, available, refused } = openPayments();
  const body = { recipient: String(vip.login.fid), coinId: usdt, amount: '10' };
  const before = await available();
  expect(await refused(pay.send, { body })).toMatchObject({ code: code.factorMissing.code });
  expect(await refused(pay.send, { body: { ...body, amount: add(before, '1') } })).toMatchObject({ code: code.insufficientBalance.code });
  expect(await available()).toBe(before);
  await become('kycFailed');
  expect(await refused(pay.send, { body })).toMatchObject({ code: code.needKyc.code });
  await become('frozenAccount');
  expect(await refused(pay.send, { body })).toMatchObject({ code: code.accountFrozen.code });
  expect((await ask(pay.payAccount, {})).isFrozen).toBe(true);
});
