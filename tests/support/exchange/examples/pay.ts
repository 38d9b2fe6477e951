import { pay } from '@/contract/pay';
import { personas } from '@fixtures/personas';
import type { Ask, Examples } from './example';
import { securityCodes } from './securityCodes';

const usdt = 52;
const recipient = String(personas.vip.login.fid);
const requested = { payer: recipient, coinId: usdt, amount: '35', note: 'Birthday present' };
const createdRequestId = async (ask: Ask) => (await ask(pay.requestPayment, { body: requested })).id;

export const payExamples: Examples<typeof pay> = {
  payInfo: { input: { query: { coinId: usdt } } },
  recipient: { input: { query: { name: recipient } } },
  send: { input: async (ask) => ({ body: { recipient, coinId: usdt, amount: '25', note: 'Lunch', ...(await securityCodes(ask)) } }) },
  payments: { input: { query: { direction: 'sent' } } },
  paymentRequests: { input: { query: { direction: 'outgoing' } } },
  requestPayment: { input: { body: requested } },
  declineRequest: {
    as: 'vip',
    input: async (ask) => ({ body: { id: (await ask(pay.paymentRequests, { query: { direction: 'incoming' } })).list[0]?.id ?? '' } }),
  },
  cancelRequest: { input: async (ask) => ({ body: { id: await createdRequestId(ask) } }) },
};
