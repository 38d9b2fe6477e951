import { routeBetween, account, capital } from '@/contract/capital';
import { truncate, multiply } from '@/contract/decimal';
import { pay } from '@/contract/pay';
import { premarket } from '@/contract/premarket';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { securityCodes } from '../examples/securityCodes';
import { usdt, type Dice, type Step } from './steps';

const payers = ['trader', 'vip', 'whale', 'follower'] as const;
const preTraders = ['trader', 'vip', 'whale', 'contractTrader'] as const;
const scopes = ['all', 'BTC', 'ETH_USDT', 'btcusdt'] as const;
const randomMinutesMs = (dice: Dice) => (1 + dice.roll(30)) * 60_000;

/** Payments between users, pre-market trading, and interventions in the markets meanwhile. */
export const marketSteps: readonly Step[] = [
  {
    as: payers,
    act: async (ask, dice) => {
      const recipient = String(personas[dice.pick(payers)].login.fid);
      await ask(pay.send, {
        body: { recipient, coinId: usdt.coinId, amount: dice.amount(2), note: 'walk', ...(await securityCodes(ask)) },
      });
    },
  },
  {
    as: payers,
    act: (ask, dice) =>
      ask(pay.requestPayment, {
        body: { payer: String(personas[dice.pick(payers)].login.fid), coinId: usdt.coinId, amount: dice.amount(2), note: 'walk' },
      }),
  },
  {
    as: payers,
    act: async (ask, dice) => {
      const direction = dice.pick(['incoming', 'outgoing']);
      const request = dice.some((await ask(pay.paymentRequests, { query: { direction } })).list);
      if (request) await ask(direction === 'incoming' ? pay.declineRequest : pay.cancelRequest, { body: { id: request.id } });
    },
  },
  ...Array.from({ length: 3 }, (): Step => ({
    as: preTraders,
    act: async (ask, dice) => {
      const pair = dice.some((await ask(premarket.pairs, {})).filter(({ stage, last }) => stage === 'trading' && last !== null));
      if (!pair) return;
      const price = truncate(multiply(pair.last ?? '1', `${(95 + dice.roll(11)) / 100}`), 4);
      await ask(premarket.placeOrder, {
        body: { tradeId: pair.tradeId, side: dice.pick(['buy', 'sell']), price, amount: String(10 * (1 + dice.roll(50))) },
      });
    },
  })),
  {
    as: preTraders,
    act: async (ask, dice) => {
      const order = dice.some((await ask(premarket.openOrders, { query: {} })).list);
      if (order) await ask(premarket.cancelOrder, { params: { orderId: order.orderId } });
    },
  },
  {
    as: preTraders,
    act: (ask, dice) => {
      const type = routeBetween({ source: account.spot, target: dice.pick([account.crossMargin, account.perpetual]) })?.transferType;
      return ask(capital.submitTransfer, { body: { ...usdt, amount: dice.amount(1), type: type ?? 0 } });
    },
  },
  {
    as: ['trader'],
    act: (ask, dice) => {
      const percent = String(dice.roll(17) - 8);
      return ask(control.move, { body: { of: dice.pick(scopes), percent, overMs: dice.pick([0, 60_000]), holdMs: randomMinutesMs(dice) } });
    },
  },
  { as: ['trader'], act: (ask, dice) => ask(control.halt, { body: { of: dice.pick(scopes), forMs: randomMinutesMs(dice) } }) },
  { as: ['trader'], act: (ask, dice) => ask(control.resume, { body: { of: dice.pick(scopes) } }) },
  {
    as: ['trader'],
    act: (ask, dice) => {
      const body = { of: dice.pick(scopes), factor: dice.pick(['0.05', '0.5']), forMs: randomMinutesMs(dice) };
      return dice.roll(2) === 0
        ? ask(control.thinBook, { body })
        : ask(control.widenSpread, { body: { ...body, factor: dice.pick(['2', '20']) } });
    },
  },
];
