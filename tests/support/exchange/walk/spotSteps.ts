import { account } from '@/contract/capital';
import { multiply, truncate } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { market } from '@/contract/market';
import { spot } from '@/contract/spot';
import type { Ask } from '../examples/example';
import { usdt, type Dice, type Step } from './steps';

const pairs = [
  { tradeId: 1001, coinId: 1, digits: 4 },
  { tradeId: 1002, coinId: 2, digits: 3 },
] as const;
const traders = ['trader', 'vip', 'crossMargin', 'isolatedMargin', 'whale'] as const;
const borrowers = ['crossMargin', 'isolatedMargin', 'trader'] as const;
const accounts = [account.spot, account.spot, account.crossMargin, account.isolatedMargin] as const;

/** A price within three percent of the best one, on either side. */
async function nearPrice(ask: Ask, dice: Dice, tradeId: number): Promise<string> {
  const [best] = (await ask(market.depth, { query: { tradeId, size: 1 } })).asks;
  return truncate(multiply(best?.[0] ?? '1', `${(97 + dice.roll(61) / 10) / 100}`), 2);
}

async function order(ask: Ask, dice: Dice) {
  const { tradeId, digits } = dice.pick(pairs);
  const common = {
    tradeId,
    account: dice.pick(accounts),
    side: dice.pick(['buy', 'sell']),
    tradeType: dice.pick(['normal', 'normal', 'autoBorrow', 'autoRepay']),
  } as const;
  const [price, amount] = [await nearPrice(ask, dice, tradeId), dice.amount(digits)];
  const type = dice.pick(['limit', 'market', 'limit', 'stopLimit', 'trailing']);
  switch (type) {
    case 'market':
      return { ...common, type: 'market', ...(common.side === 'buy' ? { turnover: dice.amount(2) } : { amount }) } as const;
    case 'limit':
      return { ...common, type: 'limit', price, amount, timeInForce: dice.pick(['gtc', 'gtc', 'ioc', 'fok', 'postOnly']) } as const;
    case 'stopLimit':
      return { ...common, type: 'stopLimit', price, amount, stopPrice: await nearPrice(ask, dice, tradeId) } as const;
    case 'trailing':
      return { ...common, type: 'trailing', amount, trailing: dice.pick(['0.001', '0.01', '0.05']) } as const;
  }
}

const anyOpenOrder = async (ask: Ask, dice: Dice) => dice.some((await ask(spot.openOrders, { query: { pageSize: 20 } })).list);
const loan = (dice: Dice) => ({ coinId: dice.pick([usdt.coinId, 1, 2]), amount: dice.amount(4) });

/** User actions on coins: orders of every kind in every account, and loans. */
export const spotSteps: readonly Step[] = [
  ...Array.from({ length: 6 }, (): Step => ({
    as: traders,
    act: async (ask, dice) => ask(spot.placeOrder, { body: await order(ask, dice) }),
  })),
  {
    as: traders,
    act: async (ask, dice) => {
      const { tradeId, digits } = dice.pick(pairs);
      const prices = [
        await nearPrice(ask, dice, tradeId),
        await nearPrice(ask, dice, tradeId),
        await nearPrice(ask, dice, tradeId),
      ] as const;
      const [price, stopPrice, stopLimitPrice] = prices;
      const body = {
        tradeId,
        account: dice.pick(accounts),
        side: dice.pick(['buy', 'sell']),
        amount: dice.amount(digits),
        price,
        stopPrice,
        stopLimitPrice,
      } as const;
      return ask(spot.placeOcoOrder, { body });
    },
  },
  {
    as: traders,
    act: async (ask, dice) => {
      const openOrder = await anyOpenOrder(ask, dice);
      if (!openOrder) return;
      const change = dice.pick([{ amount: dice.amount(4) }, { price: await nearPrice(ask, dice, openOrder.tradeId) }]);
      await ask(spot.editOrder, { params: { orderId: openOrder.orderId }, body: change });
    },
  },
  {
    as: traders,
    act: async (ask, dice) => {
      const openOrder = await anyOpenOrder(ask, dice);
      if (openOrder) await ask(spot.cancelOrder, { params: { orderId: openOrder.orderId } });
    },
  },
  { as: traders, act: (ask, dice) => ask(spot.cancelOrders, { query: dice.pick([{}, { tradeId: 1001 }]) }) },
  { as: borrowers, act: (ask, dice) => ask(margin.crossBorrow, { body: loan(dice) }) },
  { as: borrowers, act: (ask, dice) => ask(margin.crossRepay, { body: loan(dice) }) },
  { as: borrowers, act: (ask, dice) => ask(margin.isolatedBorrow, { body: { tradeId: 1001, ...loan(dice) } }) },
  { as: borrowers, act: (ask) => ask(margin.isolatedRepay, { body: { tradeId: 1001, coinId: usdt.coinId } }) },
  { as: borrowers, act: (ask, dice) => ask(margin.isolatedClosePosition, { body: { tradeId: dice.pick(pairs).tradeId } }) },
];
