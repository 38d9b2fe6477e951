import type { Decimal } from '@/contract/decimal';
import { paymentRequestState } from '@/contract/pay';
import { personas } from '@fixtures/personas';
import { coinByName } from '../exchange/markets';
import type { StoredPaymentRequest } from '../exchange/pay/records';
import { userOf } from '../exchange/security/seed';
import type { World } from '../world';
import type { Scenario } from './scenario';

const { frozenAccount, kycAdvanced, kycStandard, trader, vip } = personas;
const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
const address = '/pay/home';

type PersonaWithLogin = { readonly login: { readonly fid: number } };

interface PaymentDraft {
  readonly amount: Decimal;
  readonly coin?: string;
  readonly note?: string;
  readonly ago?: number;
}

const sendPayment = (
  world: World,
  sender: PersonaWithLogin,
  recipient: PersonaWithLogin,
  { amount, coin = 'USDT', note = '', ago = 0 }: PaymentDraft,
): void =>
  void world.pay.send({
    sender: userOf(world, sender),
    recipient: userOf(world, recipient),
    coinId: coinByName(coin).coinId,
    amount,
    note,
    requestId: null,
    at: world.now - ago,
  });

const requestPayment = (
  world: World,
  requester: PersonaWithLogin,
  payer: PersonaWithLogin,
  { amount, note = '', ago = 0 }: PaymentDraft,
): StoredPaymentRequest =>
  world.pay.create({
    requester: requester.login.fid,
    payer: payer.login.fid,
    coinId: coinByName('USDT').coinId,
    amount,
    note,
    at: world.now - ago,
  });

export const payScenarios = {
  payments: {
    title: 'Three people were paid, one has paid back, and there are requests in every state',
    instructions: 'People paid recently are one click away; the records separate sent, received and requested payments.',
    persona: 'trader',
    address,
    arrange: (world) => {
      sendPayment(world, trader, kycAdvanced, { amount: '85', note: 'Concert tickets', ago: 6 * dayMs });
      sendPayment(world, trader, kycStandard, { amount: '12.5', note: 'Lunch', ago: 3 * dayMs });
      sendPayment(world, kycAdvanced, trader, { amount: '85', note: 'Thanks again', ago: 2 * dayMs });
      sendPayment(world, trader, vip, { amount: '0.002', coin: 'BTC', ago: 5 * hourMs });
      world.pay.end(
        requestPayment(world, trader, kycStandard, { amount: '40', ago: 30 * hourMs }).id,
        paymentRequestState.declined,
        world.now,
      );
      world.pay.end(requestPayment(world, trader, vip, { amount: '18', ago: 20 * hourMs }).id, paymentRequestState.cancelled, world.now);
      requestPayment(world, trader, kycAdvanced, { amount: '27.3', note: 'Half of the taxi', ago: 3 * hourMs });
      requestPayment(world, kycStandard, trader, { amount: '35', note: 'Birthday present', ago: 10 * minuteMs });
    },
  },
  'payment-requested': {
    title: 'Vera requests 35 USDT for a birthday present',
    instructions: 'The request appears next to the form: pay or decline it; a message has announced it.',
    persona: 'trader',
    address,
    arrange: (world) => void requestPayment(world, vip, trader, { amount: '35', note: 'Birthday present' }),
  },
  'payment-limit': {
    title: 'All but 50 USDT of the daily payment limit is used up',
    instructions: 'Pay more than that: the amount field refuses it.',
    persona: 'kycStandard',
    address,
    arrange: (world) => {
      const { fid } = kycStandard.login;
      world.funds.bookPastDeposit({ owner: fid, coinId: coinByName('USDT').coinId, amount: '30000', at: world.now - dayMs });
      sendPayment(world, kycStandard, trader, { amount: '19950' });
    },
  },
  'payment-recipient-frozen': {
    title: 'A payment link names a user whose account is frozen',
    instructions: 'The form says at once that this user cannot receive payments.',
    persona: 'trader',
    address: `${address}?to=${frozenAccount.login.fid}&coin=USDT&amount=20`,
    arrange: () => {},
  },
} as const satisfies Record<string, Scenario>;
