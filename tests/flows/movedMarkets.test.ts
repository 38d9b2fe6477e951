import { expect, test } from 'vitest';
import { add, compare, divide, isGreater, multiply, truncate } from '@/contract/decimal';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { orderSide, orderState, orderType, spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { control } from '@mocks/control';
import { flowStart, openFlow } from './flow';

const bitcoin = 1001;
const minute = 60_000;
const params = { bizType: 'perpetual' } as const;
const contractParams = { ...params, contractCode: 'btcusdt' };

test('a bitcoin crash liquidates a highly leveraged position: message, record, bills, order and trades agree', async () => {
  const { ask, later } = openFlow({ persona: 'contractTrader' });
  const openPositions = await ask(swap.positionList, { params });
  const risky =
    openPositions.find(({ contractCode, leverage }) => contractCode === 'btcusdt' && leverage === 125) ?? expect.fail('no such position');
  const balance = async () => (await ask(swap.bills, { query: { pageSize: 200 } })).list.reduce((sum, { amount }) => add(sum, amount), '0');
  const before = await balance();

  await ask(control.move, { body: { of: 'BTC', percent: '-10', overMs: 5 * minute } });
  later(minute / 2);
  expect((await ask(swap.positionList, { params })).some(({ positionId }) => positionId === risky.positionId)).toBe(false);

  const past = (await ask(swap.positionHistory, { params, query: { pageSize: 20 } })).list.find(
    ({ positionId }) => positionId === risky.positionId,
  );
  expect(past).toMatchObject({ contractCode: 'btcusdt' });
  const liquidated = (await ask(swap.orderHistory, { query: { pageSize: 20 } })).list.find(({ source }) => source === 'liquidation');
  expect(liquidated).toMatchObject({ contractCode: 'btcusdt', side: 'sell', effect: 'close', amount: risky.amount, state: 'filled' });
  const at = liquidated?.createdTime ?? 0;
  expect([at > flowStart, at < flowStart + minute / 2]).toEqual([true, true]);

  const { list: messages } = await ask(inmail.messageList, { body: { moduleId: 0, pageNum: 1, pageSize: 20 } });
  expect(messages.some(({ content }) => content.includes('BTCUSDT') && content.includes(risky.amount))).toBe(true);

  const { list: bills } = await ask(swap.bills, { query: { pageSize: 20 } });
  const lost = bills.filter(
    ({ kind, contractCode, createdTime }) => kind === 'liquidation' && contractCode === 'btcusdt' && createdTime === at,
  );
  expect(
    compare(
      lost.reduce((sum, { amount }) => add(sum, amount), '0'),
      liquidated?.realised ?? '0',
    ),
  ).toBe(0);
  expect(isGreater(before, await balance())).toBe(true);

  // The position was closed through the book, so the trades show it.
  const tape = await ask(swap.contractTrades, { params: { contractCode: 'btcusdt' }, query: { size: 200 } });
  const sold = tape.filter(({ time, side }) => time === at && side === 'sell');
  expect(compare(add(...sold.map(({ amount }) => amount)), risky.amount)).toBeGreaterThanOrEqual(0);
  later(6 * minute);
  const tickers = await ask(market.contractTickers, {});
  const lastPrice = tickers.find(({ contractCode }) => contractCode === 'btcusdt')?.last ?? '0';
  expect(Number.parseFloat(divide(lastPrice, risky.entryPrice, 4))).toBeCloseTo(0.9, 1);
});

test('a halt refuses new orders and keeps waiting ones, which fill or trigger after it', async () => {
  const { ask, refused, later } = openFlow();
  const last = (await ask(market.tickers, {})).find(({ tradeid }) => tradeid === bitcoin)?.last ?? expect.fail('no price');
  const below = truncate(multiply(last, '0.97'), 2);
  const order = { tradeId: bitcoin, side: orderSide.buy, amount: '0.001' } as const;
  const resting = await ask(spot.placeOrder, { body: { ...order, type: orderType.limit, price: below } });
  const stop = await ask(spot.placeOrder, { body: { ...order, type: orderType.stopLimit, stopPrice: below, price: last } });
  const contract = { side: 'buy', amount: '0.01', leverage: 10 } as const;
  const waiting = await ask(swap.placeOrder, { params: contractParams, body: { ...contract, kind: 'limit', price: truncate(below, 1) } });
  const plan = await ask(swap.placeCondition, {
    params: contractParams,
    body: { ...contract, kind: 'plan', triggerPrice: truncate(below, 1) },
  });

  await ask(control.halt, { body: { of: 'BTC' } });
  await ask(control.move, { body: { of: 'BTC', percent: '-6', overMs: minute } });
  later(3 * 86_400_000);
  expect(await refused(spot.placeOrder, { body: { ...order, type: orderType.limit, price: below } })).toMatchObject({ code: 30401 });
  expect(await refused(swap.placeOrder, { params: contractParams, body: { ...contract, kind: 'market' } })).toMatchObject({ code: 30401 });
  const states = async () => [
    (await ask(spot.orderDetail, { params: { orderId: resting.orderId } })).state,
    (await ask(spot.orderDetail, { params: { orderId: stop.orderId } })).state,
    (await ask(swap.openOrders, {})).list.some(({ orderId }) => orderId === waiting.orderId),
    (await ask(swap.conditionOrders, { params, query: {} })).list.find(({ orderId }) => orderId === plan.orderId)?.state,
  ];
  expect(await states()).toEqual([orderState.open, orderState.waiting, true, 'waiting']);

  await ask(control.resume, { body: { of: 'BTC' } });
  await ask(control.move, { body: { of: 'BTC', percent: '-20' } });
  later(2 * minute);
  expect(await states()).toEqual([orderState.filled, orderState.filled, false, 'triggered']);
});

test('an undone crash reverts at once, and orders far from the price keep waiting', async () => {
  const { ask, later } = openFlow();
  const last = (await ask(market.tickers, {})).find(({ tradeid }) => tradeid === bitcoin)?.last ?? expect.fail('no price');
  const order = await ask(spot.placeOrder, {
    body: { tradeId: bitcoin, side: orderSide.buy, type: orderType.limit, amount: '0.001', price: truncate(multiply(last, '0.85'), 2) },
  });
  const { id } = await ask(control.move, { body: { of: 'BTC', percent: '-30', overMs: 60 * minute } });
  later(10 * minute);
  await ask(control.undo, { params: { id } });
  later(60 * minute);
  expect(await ask(spot.orderDetail, { params: { orderId: order.orderId } })).toMatchObject({ state: orderState.open });
});

test('a user’s purchase appears in the ticker and in its minute candle, and triggers the stop of another user', async () => {
  const { ask, become, later, now } = openFlow();
  const { asks } = await ask(market.depth, { query: { tradeId: bitcoin, size: 3 } });
  const [highest, ...rest] = asks.toReversed();
  const targetPrice = highest?.[0] ?? expect.fail('no asks');
  const amountToBuy = add(...rest.map(([, amount]) => amount), '0.001');
  const stop = await ask(spot.placeOrder, {
    body: {
      tradeId: bitcoin,
      side: orderSide.sell,
      type: orderType.stopLimit,
      amount: '0.001',
      stopPrice: targetPrice,
      price: targetPrice,
    },
  });
  await become('vip');
  const bought = await ask(spot.placeOrder, {
    body: { tradeId: bitcoin, side: orderSide.buy, type: orderType.limit, amount: amountToBuy, price: targetPrice },
  });
  expect(bought.state).toBe(orderState.filled);
  expect((await ask(market.tickers, {})).find(({ tradeid }) => tradeid === bitcoin)?.last).toBe(targetPrice);
  const query = { interval: '1m', startTime: now() - (now() % minute), endTime: now() + 1, tradeId: bitcoin } as const;
  const [candle] = await ask(market.candles, { query });
  expect(candle?.close).toBe(targetPrice);
  expect(compare(candle?.volume ?? '0', amountToBuy)).toBeGreaterThanOrEqual(0);
  later(1);
  await become('trader');
  expect(await ask(spot.orderDetail, { params: { orderId: stop.orderId } })).not.toMatchObject({ state: orderState.waiting });
});
