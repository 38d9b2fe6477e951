import { expect } from 'vitest';
import { pay, paymentDirection, paymentRequestState, requestDirection } from '@/contract/pay';
import { personas } from '@fixtures/personas';
import type { payScenarios } from '@mocks/scenarios/pay';
import { available, expectMessage, expectRefusal, usdt, type Proofs } from './proof';

export const payProofs: Proofs<typeof payScenarios> = {
  payments: async (flow) => {
    const { list, totalCount } = await flow.ask(pay.payments, { query: {} });
    expect(totalCount).toBe(4);
    expect(list.map(({ direction, coinName }) => [direction, coinName])).toEqual([
      ['sent', 'BTC'],
      ['received', 'USDT'],
      ['sent', 'USDT'],
      ['sent', 'USDT'],
    ]);
    expect((await flow.ask(pay.contacts, {})).map(({ uid }) => uid)).toEqual(
      [personas.vip, personas.kycStandard, personas.kycAdvanced].map(({ login }) => login.fid),
    );
    const requests = (await flow.ask(pay.paymentRequests, { query: {} })).list;
    expect(requests.map(({ direction, state }) => [direction, state])).toEqual([
      [requestDirection.incoming, paymentRequestState.open],
      [requestDirection.outgoing, paymentRequestState.open],
      [requestDirection.outgoing, paymentRequestState.cancelled],
      [requestDirection.outgoing, paymentRequestState.declined],
    ]);
  },
  'payment-requested': async (flow) => {
    expect((await flow.ask(pay.paymentRequests, { query: { state: paymentRequestState.open } })).list).toMatchObject([
      { direction: requestDirection.incoming, amount: '35', note: 'Birthday present', counterparty: { uid: personas.vip.login.fid } },
    ]);
    await expectMessage(flow, /Payment request/);
  },
  'payment-limit': async (flow) => {
    expect(await flow.ask(pay.payAccount, {})).toMatchObject({ dayLimit: '20000', dayUsed: '19950' });
    expect(await available(flow)).toBe('11850');
    const body = { recipient: String(personas.trader.login.fid), coinId: usdt, amount: '50.01' };
    await expectRefusal(flow, 'paymentLimit', pay.send, { body });
    const { direction, amount } = (await flow.ask(pay.payments, { query: {} })).list[0] ?? {};
    expect([direction, amount]).toEqual([paymentDirection.sent, '19950']);
  },
  'payment-recipient-frozen': (flow) =>
    expectRefusal(flow, 'recipientUnavailable', pay.recipient, { query: { name: String(personas.frozenAccount.login.fid) } }),
};
