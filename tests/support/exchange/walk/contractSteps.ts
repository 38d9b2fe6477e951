import { multiply, truncate } from '@/contract/decimal';
import { swap, tradeMode } from '@/contract/swap';
import type { Ask } from '../examples/example';
import type { Dice, Step } from './steps';

const traders = ['contractTrader', 'trader', 'leadTrader', 'deliveryTrader', 'vip', 'follower', 'coinMarginTrader'] as const;
const codes = ['btcusdt', 'ethusdt', 'solusdt', 'f_btcf_usdt', 'btcusd', 'ethusd'] as const;
const portal = { bizType: 'portal' } as const;
const paramsOf = (dice: Dice) => ({ ...portal, contractCode: dice.pick(codes) });
const marginMode = (dice: Dice) => dice.pick(['cross', 'isolated']);

/** An amount of a contract; for a coin-margined one, a number of dollars in whole lots. */
const amountOf = (dice: Dice, contractCode: string): string =>
  contractCode.endsWith('usd') ? String(100 * (1 + dice.roll(200))) : dice.amount(2);

async function nearPrice(ask: Ask, dice: Dice, contractCode: string): Promise<string> {
  const [best] = (
    await ask(swap.contractDepth, { params: { contractCode: contractCode.replace('f_btcf_usdt', 'btcusdt') }, query: { size: 1 } })
  ).asks;
  return truncate(multiply(best?.[0] ?? '1', `${(97 + dice.roll(61) / 10) / 100}`), contractCode === 'solusdt' ? 2 : 1);
}

const anyPosition = async (ask: Ask, dice: Dice) =>
  dice.some(await ask(swap.positionList, { params: portal, query: { mode: dice.pick([tradeMode.real, tradeMode.real, tradeMode.mock]) } }));

async function order(ask: Ask, dice: Dice) {
  const params = paramsOf(dice);
  const kind = dice.pick(['market', 'market', 'limit', 'postOnly', 'ioc', 'fok']);
  const body = {
    side: dice.pick(['buy', 'sell']),
    effect: dice.pick(['open', 'open', 'close']),
    kind,
    amount: amountOf(dice, params.contractCode),
    leverage: dice.pick([1, 5, 20, 100]),
    marginMode: marginMode(dice),
    ...(kind !== 'market' && { price: await nearPrice(ask, dice, params.contractCode) }),
  } as const;
  return { params, body };
}

/** User actions on contracts: orders and conditions of every kind, and changes to positions. */
export const contractSteps: readonly Step[] = [
  ...Array.from({ length: 5 }, (): Step => ({ as: traders, act: async (ask, dice) => ask(swap.placeOrder, await order(ask, dice)) })),
  {
    as: traders,
    act: async (ask, dice) => {
      const params = paramsOf(dice);
      const triggerPrice = await nearPrice(ask, dice, params.contractCode);
      const plan = { kind: 'plan', side: dice.pick(['buy', 'sell']), amount: amountOf(dice, params.contractCode), triggerPrice } as const;
      const trailing = { kind: 'trailing', side: plan.side, amount: plan.amount, trailing: dice.pick(['0.001', '0.02']) } as const;
      return ask(swap.placeCondition, { params, body: dice.pick([plan, trailing]) });
    },
  },
  {
    as: traders,
    act: async (ask, dice) => {
      const position = await anyPosition(ask, dice);
      if (!position) return;
      const { contractCode, positionId } = position;
      const triggerPrice = await nearPrice(ask, dice, contractCode);
      await ask(swap.placeCondition, {
        params: { ...portal, contractCode },
        body: { kind: dice.pick(['takeProfit', 'stopLoss']), positionId, triggerPrice },
      });
    },
  },
  {
    as: traders,
    act: async (ask, dice) => {
      const position = await anyPosition(ask, dice);
      if (!position) return;
      const { contractCode, positionId } = position;
      const body = { positionId, kind: dice.pick(['add', 'remove']), amount: dice.amount(2) } as const;
      await ask(swap.changeMargin, { params: { ...portal, contractCode }, body });
    },
  },
  {
    as: traders,
    act: async (ask, dice) => {
      const position = await anyPosition(ask, dice);
      if (!position) return;
      const { contractCode, positionId } = position;
      await ask(swap.reverseOrder, { params: { ...portal, contractCode }, body: { positionId } });
    },
  },
  { as: traders, act: (ask, dice) => ask(swap.mergePositions, { params: paramsOf(dice), body: { side: dice.pick(['long', 'short']) } }) },
  {
    as: traders,
    act: (ask, dice) => {
      const body = dice.pick([
        { leverage: dice.pick([2, 10, 50]) },
        { marginMode: marginMode(dice) },
        { positionMode: dice.pick(['oneWay', 'hedge']) },
        { positionType: dice.pick(['merge', 'split']) },
      ]);
      return ask(swap.setPosition, { params: paramsOf(dice), body });
    },
  },
  {
    as: traders,
    act: (ask, dice) => ask(swap.closeAllPositions, { params: portal, body: { scope: dice.pick(['all', 'profit', 'loss']) } }),
  },
  { as: traders, act: (ask) => ask(swap.cancelOrders, { body: {} }) },
  { as: traders, act: (ask, dice) => ask(swap.cancelConditions, { params: paramsOf(dice) }) },
  { as: traders, act: (ask) => ask(swap.resetMock, {}) },
  { as: traders, act: (ask) => ask(swap.topUpMock, { body: { coin: 'f_usdt' } }) },
];
