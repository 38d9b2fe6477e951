import { expect, test } from 'vitest';
import { isGreater, multiply, subtract, truncate } from '@/contract/decimal';
import { code } from '@/contract/codes';
import { market } from '@/contract/market';
import { orderSide, orderType, spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { openFlow } from './flow';

const tradeId = 1001;

async function openMarket() {
  const flow = openFlow();
  const last = (await flow.ask(market.tickers, {})).find((ticker) => ticker.tradeid === tradeId)?.last ?? '0';
  return { ...flow, priceAt: (factor: string) => truncate(multiply(last, factor), 2), last };
}

test('orders are listed by placement time, even after an edit', async () => {
  const { ask, later, priceAt } = await openMarket();
  const terms = { tradeId, side: orderSide.buy, type: orderType.limit, amount: '0.001' };
  const first = await ask(spot.placeOrder, { body: { ...terms, price: priceAt('0.9') } });
  later(60_000);
  const second = await ask(spot.placeOrder, { body: { ...terms, price: priceAt('0.9') } });
  await ask(spot.editOrder, { params: { orderId: first.orderId }, body: { price: priceAt('0.91') } });
  const ids = [second.orderId, first.orderId];
  expect((await ask(spot.openOrders, { query: { tradeId } })).list.map(({ orderId }) => orderId)).toEqual(ids);
  await ask(spot.cancelOrders, { query: { tradeId } });
  expect((await ask(spot.orderHistory, { query: { tradeId, pageSize: 2 } })).list.map(({ orderId }) => orderId)).toEqual(ids);
});

test('a trailing order shows its current trigger price, or none before it is activated', async () => {
  const { ask, later, priceAt, last } = await openMarket();
  const terms = { tradeId, side: orderSide.sell, type: orderType.trailing, amount: '0.001', trailing: '0.02' };
  const active = await ask(spot.placeOrder, { body: terms });
  expect(active.stopPrice).toBe(truncate(subtract(last, multiply(last, '0.02')), 2));
  const inactive = await ask(spot.placeOrder, { body: { ...terms, activationPrice: priceAt('1.05') } });
  expect(inactive.stopPrice).toBeNull();
  const shown = async () => (await ask(spot.orderDetail, { params: { orderId: active.orderId } })).stopPrice ?? '0';
  // It only follows a rising price; there is a rise within two days.
  for (let hours = 0; hours < 48 && (await shown()) === active.stopPrice; hours += 1) later(3_600_000);
  expect(isGreater(await shown(), active.stopPrice ?? '0')).toBe(true);
});

const limit = { tradeId, side: orderSide.buy, type: orderType.limit, price: '50000', amount: '0.001' };
test.each([
  ['a price in a market order', 'price', { tradeId, side: orderSide.buy, type: orderType.market, turnover: '100', price: '50000' }],
  ['an amount in addition to a turnover', 'amount', { tradeId, side: orderSide.buy, type: orderType.market, turnover: '100', amount: '1' }],
  ['a turnover in addition to an amount', 'turnover', { ...limit, turnover: '100' }],
  ['a stop price in a limit order', 'stopPrice', { ...limit, stopPrice: '49000' }],
  ['a trailing distance in a limit order', 'trailing', { ...limit, trailing: '0.01' }],
])('a spot order with %s is refused, naming the field', async (_, field, body) => {
  const { ask, refused } = openFlow();
  expect(await refused(spot.placeOrder, { body })).toMatchObject({
    code: code.badRequest.code,
    msg: `body.${field}: is not accepted for this type of order`,
  });
  expect((await ask(spot.openOrders, {})).totalCount).toBe(0);
});

test('an order without a stop price has none to change', async () => {
  const { ask, refused, priceAt } = await openMarket();
  const { orderId } = await ask(spot.placeOrder, { body: { ...limit, price: priceAt('0.9') } });
  expect(await refused(spot.editOrder, { params: { orderId }, body: { stopPrice: priceAt('0.95') } })).toMatchObject({
    code: code.badRequest.code,
    msg: 'body.stopPrice: this order has no trigger price',
  });
});

const params = { bizType: 'perpetual', contractCode: 'btcusdt' } as const;
const buy = { side: 'buy', kind: 'market', amount: '0.01', leverage: 10 } as const;
test.each([
  ['an unknown position', { ...buy, positionId: '7' }, 'body.positionId: there is no such position'],
  ['an unknown position to close', { ...buy, effect: 'close', positionId: '7' }, 'body.positionId: there is no such position'],
  ['a price in a market order', { ...buy, price: '50000' }, 'body.price: a market order takes no price'],
  ['no leverage at all', { ...buy, leverage: 0 }, 'body.leverage: is below 1'],
] as const)('a contract order with %s is refused, naming the field', async (_, body, msg) => {
  const { ask, refused } = openFlow();
  expect(await refused(swap.placeOrder, { params, body })).toMatchObject({ code: code.badRequest.code, msg });
  expect((await ask(swap.orderHistory, { query: { contractCode: 'btcusdt' } })).list.filter(({ amount }) => amount === '0.01')).toEqual([]);
});

test('an opening order may name only a position on its own side', async () => {
  const { ask, refused } = openFlow();
  const { positionId } = await ask(swap.placeOrder, { params, body: buy });
  const orderForPosition = { ...buy, positionId: positionId ?? '' };
  expect(await ask(swap.placeOrder, { params, body: orderForPosition })).toMatchObject({ state: 'filled', positionId });
  expect(await refused(swap.placeOrder, { params, body: { ...orderForPosition, side: 'sell' } })).toMatchObject({
    code: code.badRequest.code,
  });
  expect(await ask(swap.placeOrder, { params, body: { ...orderForPosition, side: 'sell', effect: 'close' } })).toMatchObject({
    state: 'filled',
  });
});

test('leverage is at least one everywhere', async () => {
  const { refused } = openFlow();
  const plan = { kind: 'plan', side: 'buy', triggerPrice: '70000', amount: '0.01', leverage: 0 } as const;
  for (const refusal of [
    await refused(swap.placeCondition, { params, body: plan }),
    await refused(swap.setPosition, { params, body: { leverage: 0 } }),
  ])
    expect(refusal).toMatchObject({ code: code.badRequest.code, msg: 'body.leverage: is below 1' });
});
