import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { code } from '@/contract/codes';
import type { CallInput } from '@/contract/endpoint';
import { compare, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderSide, orderState, orderType, spot } from '@/contract/spot';
import { openFlow } from './flow';

const tradeId = 1001;
const day = 86_400_000;
const usdt = 'USDT';

type Flow = ReturnType<typeof openFlow>;
const lastPrice = async ({ ask }: Flow) => (await ask(market.depth, { query: { tradeId, size: 1 } })).asks[0]?.[0] ?? '0';
const times = (price: Decimal, factor: string) => truncate(multiply(price, factor), 2);
const open = async ({ ask }: Flow) => (await ask(spot.openOrders, { query: { tradeId } })).list;
const refusal = async ({ refused }: Flow, input: CallInput<typeof spot.editOrder>) => {
  const failure = await refused(spot.editOrder, input);
  return failure.kind === 'business' ? failure.code : failure.kind;
};
const balanceOf = async ({ ask }: Flow, coin: string) => (await ask(spot.balances, {})).find(({ coinName }) => coinName === coin);

test('a market order takes its size in either coin and leaves nothing frozen', async () => {
  const flow = openFlow();
  const frozen = async (coin: string) => (await balanceOf(flow, coin))?.frozen;
  const before = [await frozen(usdt), await frozen('BTC')];
  const place = (body: { side: 'buy' | 'sell'; amount?: string; turnover?: string }) =>
    flow.ask(spot.placeOrder, { body: { tradeId, type: orderType.market, ...body } });

  const bought = await place({ side: orderSide.buy, amount: '0.02' });
  expect(bought).toMatchObject({ state: orderState.filled, filledAmount: '0.02', turnover: null });
  const sold = await place({ side: orderSide.sell, turnover: '500' });
  expect(sold).toMatchObject({ state: orderState.filled, amount: null, turnover: '500' });
  const unspent = subtract('500', sold.filledTurnover);
  // The rest of the turnover is too small for one lot.
  expect(compare(unspent, '0')).toBeGreaterThanOrEqual(0);
  expect(compare(unspent, '2')).toBe(-1);
  expect([await frozen(usdt), await frozen('BTC')]).toEqual(before);
});

test('a filled order places its take profit and stop loss as an OCO for the filled amount; cancelling one leg cancels both', async () => {
  const flow = openFlow();
  const last = await lastPrice(flow);
  const bought = await flow.ask(spot.placeOrder, {
    body: {
      tradeId,
      side: orderSide.buy,
      type: orderType.market,
      turnover: '1000',
      takeProfitPrice: times(last, '1.5'),
      stopLossPrice: times(last, '0.5'),
    },
  });
  expect(bought.state).toBe(orderState.filled);
  flow.later(0);
  const legs = await open(flow);
  const amount = truncate(subtract(bought.filledAmount, bought.fee), 5);
  expect(legs.map(({ type }) => type).toSorted()).toEqual([orderType.limit, orderType.stopLimit]);
  for (const leg of legs) expect(leg).toMatchObject({ side: orderSide.sell, amount, exitOf: bought.orderId, ocoId: expect.any(String) });
  await flow.ask(spot.cancelOrder, { params: { orderId: legs[0]?.orderId ?? '' } });
  expect(await open(flow)).toEqual([]);
});

test('a limit order keeps its exits until it ends; they can be changed or removed until then', async () => {
  const flow = openFlow();
  const last = await lastPrice(flow);
  const price = times(last, '0.95');
  const body = { tradeId, side: orderSide.buy, type: orderType.limit, price, amount: '0.01' } as const;
  const exits = { takeProfitPrice: times(last, '1.5'), stopLossPrice: times(last, '0.8') };
  const params = async () => ({ orderId: (await flow.ask(spot.placeOrder, { body: { ...body, ...exits } })).orderId });
  const unfilled = await params();
  expect(await flow.ask(spot.editOrder, { params: unfilled, body: { takeProfitPrice: null } })).toMatchObject({
    takeProfitPrice: null,
    stopLossPrice: exits.stopLossPrice,
    price,
  });
  expect(await refusal(flow, { params: unfilled, body: { stopLossPrice: last } })).toBe(code.orderTriggerPassed.code);
  await flow.ask(spot.cancelOrder, { params: unfilled });
  flow.later(0);
  // An unfilled order places no exits.
  expect(await open(flow)).toEqual([]);
  const filled = await params();
  for (let days = 0; days < 60 && (await open(flow)).some(({ orderId }) => orderId === filled.orderId); days += 1) flow.later(day);
  const exit = [...(await open(flow)), ...(await flow.ask(spot.orderHistory, { query: { tradeId } })).list].find(
    ({ exitOf }) => exitOf === filled.orderId,
  );
  expect(exit).toMatchObject({ side: orderSide.sell });
});

test('both legs of an OCO are edited together, and a trailing order changes its distance', async () => {
  const flow = openFlow();
  const last = await lastPrice(flow);
  const frozen = async () => (await balanceOf(flow, usdt))?.frozen ?? '0';
  const before = await frozen();
  const oco = { price: times(last, '0.9'), stopPrice: times(last, '1.2'), stopLimitPrice: times(last, '1.21') };
  const [limit, stop] = await flow.ask(spot.placeOcoOrder, {
    body: { tradeId, account: account.spot, side: orderSide.buy, amount: '0.01', ...oco },
  });
  if (!limit || !stop) throw new Error('an OCO has two legs');
  const stopPrice = times(last, '1.3');
  const price = times(last, '1.31');
  await flow.ask(spot.editOrder, { params: { orderId: stop.orderId }, body: { stopPrice, price, amount: '0.02' } });
  const legs = new Map((await open(flow)).map((leg) => [leg.type, leg]));
  expect(legs.get(orderType.limit)).toMatchObject({ amount: '0.02', price: oco.price, ocoId: limit.ocoId });
  expect(legs.get(orderType.stopLimit)).toMatchObject({ amount: '0.02', price, stopPrice });
  expect(subtract(await frozen(), before)).toBe(multiply(price, '0.02'));
  expect(await refusal(flow, { params: { orderId: limit.orderId }, body: { price: times(last, '1.05') } })).toBe(
    code.orderTriggerPassed.code,
  );
  await flow.ask(spot.cancelOrder, { params: { orderId: limit.orderId } });
  expect(await frozen()).toBe(before);

  const trailing = await flow.ask(spot.placeOrder, {
    body: { tradeId, side: orderSide.buy, type: orderType.trailing, turnover: '100', trailing: '0.1' },
  });
  const changed = await flow.ask(spot.editOrder, { params: { orderId: trailing.orderId }, body: { trailing: '0.15', turnover: '200' } });
  expect(changed).toMatchObject({ trailing: '0.15', turnover: '200' });
  expect(compare(changed.stopPrice ?? '0', trailing.stopPrice ?? '0')).toBe(1);
  expect(subtract(await frozen(), before)).toBe('200');
});
