import { expect } from 'vitest';
import { account, capital } from '@/contract/capital';
import { add, compare, isGreater, multiply, truncate } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderState, spot } from '@/contract/spot';
import { pairByName } from '@mocks/exchange/markets';
import type { spotScenarios } from '@mocks/scenarios/spot';
import { available, btc, btcUsdt, distance, expectMessage, expectRefusal, hourMs, usdt, type Flow, type Proofs } from './proof';

const open = async ({ ask }: Flow) => (await ask(spot.openOrders, { query: { pageSize: 50 } })).list;
const frozen = async ({ ask }: Flow, coinId: number) => (await ask(capital.withdrawInfo, { query: { coinId } })).frozen;
const bestAsk = async ({ ask }: Flow, tradeId: number) => {
  const [best] = (await ask(market.depth, { query: { tradeId, size: 1 } })).asks;
  return best ?? expect.fail('an empty book');
};
const lastOf = async ({ ask }: Flow, tradeId: number) =>
  (await ask(market.tickers, {})).find(({ tradeid }) => tradeid === tradeId)?.last ?? '0';

/** Advances hour by hour until a condition holds, for at most the given number of days. */
async function advanceUntil({ later }: Flow, condition: () => Promise<boolean>, days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 1) {
    if (await condition()) return;
    later(hourMs);
  }
  expect(await condition()).toBe(true);
}

export const spotProofs: Proofs<typeof spotScenarios> = {
  'order-waiting': async (flow) => {
    const orders = await open(flow);
    expect(orders.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(orders.map(({ side }) => side).toSorted()).toEqual(['buy', 'buy', 'sell']);
    const solOrder = orders.find(({ tradeName }) => tradeName === 'SOL/USDT') ?? expect.fail('no order for SOL');
    expect(compare(distance(solOrder.price ?? '0', await lastOf(flow, solOrder.tradeId)), '0.25')).toBe(1);
    expect(await frozen(flow, btc)).toBe('0.1');
    const bought = orders.filter(({ side }) => side === 'buy').map(({ price, amount }) => multiply(price ?? '0', amount ?? '0'));
    expect(await frozen(flow, usdt)).toBe(add(...bought));
  },
  'order-partly-filled': async (flow) => {
    const [order] = await open(flow);
    expect(order).toMatchObject({ state: orderState.partlyFilled, tradeName: 'DOGE/USDT' });
    expect(order?.filledAmount).toBe(multiply(order?.amount ?? '0', '0.5'));
    await advanceUntil(
      flow,
      async () =>
        isGreater(
          (await flow.ask(spot.orderDetail, { params: { orderId: order?.orderId ?? '' } })).filledAmount,
          order?.filledAmount ?? '0',
        ),
      2,
    );
  },
  'order-soon-filled': async (flow) => {
    const [order] = await open(flow);
    const { orderId = '' } = order ?? {};
    expect(order?.filledAmount).toBe('0');
    const detail = () => flow.ask(spot.orderDetail, { params: { orderId } });
    await advanceUntil(flow, async () => (await detail()).state === orderState.filled, 10);
    expect((await flow.ask(spot.fills, { query: { orderId } })).totalCount).toBeGreaterThan(1);
    await expectMessage(flow, /Buy order filled/);
  },
  'stop-waiting': async (flow) => {
    const orders = await open(flow);
    expect(orders.map(({ type, state, side }) => [type, state, side]).toSorted()).toEqual([
      ['stopLimit', 'waiting', 'sell'],
      ['trailing', 'waiting', 'sell'],
    ]);
    const last = await lastOf(flow, btcUsdt);
    for (const { stopPrice } of orders) expect(isGreater(last, stopPrice ?? last)).toBe(true);
    await advanceUntil(flow, async () => (await open(flow)).every(({ state }) => state !== orderState.waiting), 20);
  },
  'oco-waiting': async (flow) => {
    const legs = await open(flow);
    expect(new Set(legs.map(({ ocoId }) => ocoId)).size).toBe(1);
    expect(legs.map(({ type }) => type).toSorted()).toEqual(['limit', 'stopLimit']);
    expect(await frozen(flow, btc)).toBe('0.2');
    await advanceUntil(flow, async () => (await open(flow)).length < 2, 20);
    const after = await Promise.all(legs.map(({ orderId }) => flow.ask(spot.orderDetail, { params: { orderId } })));
    expect(after.filter(({ reason }) => reason === 'oco')).toHaveLength(1);
  },
  'order-against-person': async (flow) => {
    const [price] = await bestAsk(flow, btcUsdt);
    const order = await flow.ask(spot.placeOrder, { body: { tradeId: btcUsdt, side: 'buy', type: 'market', turnover: '1000' } });
    const [fill] = (await flow.ask(spot.fills, { query: { orderId: order.orderId } })).list;
    expect(compare(fill?.price ?? '0', price)).toBe(0);
    await flow.become('vip');
    const vipOrders = await open(flow);
    expect(vipOrders.find((each) => each.price === fill?.price)?.filledAmount).toBe(fill?.amount);
  },
  'order-no-money': (flow) =>
    expectRefusal(flow, 'insufficientBalance', spot.placeOrder, {
      body: { tradeId: btcUsdt, side: 'buy', type: 'market', turnover: '10' },
    }),
  'order-below-minimum': async (flow) => {
    const amount = await available(flow, account.spot, btc);
    expect(amount).toBe('0.00003');
    const price = truncate(await lastOf(flow, btcUsdt), 2);
    await expectRefusal(flow, 'orderBelowMinTurnover', spot.placeOrder, {
      body: { tradeId: btcUsdt, side: 'sell', type: 'limit', amount, price },
    });
  },
  'order-book-too-thin': async (flow) => {
    const [price] = await bestAsk(flow, btcUsdt);
    const body = {
      tradeId: btcUsdt,
      side: 'buy',
      type: 'limit',
      price: truncate(multiply(price, '1.05'), 2),
      amount: '1000',
      timeInForce: 'fok',
    } as const;
    await expectRefusal(flow, 'orderCannotFill', spot.placeOrder, { body });
  },
  'order-market-halted': async (flow) => {
    const { tradeId, base } = pairByName('KAS_USDT');
    const { closedTradeIds } = await flow.ask(spot.systemStatus, {});
    expect([base, closedTradeIds.includes(tradeId)]).toEqual(['KAS', true]);
    await expectRefusal(flow, 'marketClosed', spot.placeOrder, { body: { tradeId, side: 'sell', type: 'market', amount: '5000' } });
  },
  'pair-opens-soon': async (flow) => {
    const { tradeId } = pairByName('PENDLE_USDT');
    const isQuoted = async () => (await flow.ask(market.tickers, {})).some(({ tradeid }) => tradeid === tradeId);
    const listed = (await flow.ask(market.tradeSupport, {})).find((pair) => pair.tradeId === tradeId);
    expect([await isQuoted(), (await flow.ask(market.realTimeTrades, { query: { tradeId } })).length]).toEqual([false, 0]);
    expect(await flow.ask(market.candles, { query: { tradeId, interval: '1d' } })).toEqual([]);
    await expectRefusal(flow, 'marketClosed', spot.placeOrder, { body: { tradeId, side: 'buy', type: 'market', turnover: '50' } });
    flow.later((listed?.listedTime ?? 0) - flow.now());
    expect(await isQuoted()).toBe(true);
    expect((await flow.ask(market.tradeInfo, { query: { tradeId } })).isopen).toBe(true);
    flow.later(hourMs / 60);
    const tape = await flow.ask(market.realTimeTrades, { query: { tradeId, size: 200 } });
    const [candle] = await flow.ask(market.candles, { query: { tradeId, interval: '1d' } });
    expect(tape.every(({ time }) => time >= (listed?.listedTime ?? Infinity))).toBe(true);
    expect(compare(add('0', ...tape.map(({ amount }) => amount)), candle?.volume ?? '')).toBe(0);
  },
  'pair-delisting': async (flow) => {
    const { tradeId } = pairByName('GALA_USDT');
    const listed = (await flow.ask(market.tradeSupport, {})).find((pair) => pair.tradeId === tradeId);
    expect((await open(flow)).filter((order) => order.tradeId === tradeId)).toHaveLength(1);
    expect((await flow.ask(market.tradeInfo, { query: { tradeId } })).isopen).toBe(true);
    flow.later((listed?.delistTime ?? 0) - flow.now());
    expect((await open(flow)).filter((order) => order.tradeId === tradeId)).toEqual([]);
    expect((await flow.ask(market.tradeInfo, { query: { tradeId } })).isopen).toBe(false);
  },
  'orders-huge': async ({ ask }) => {
    const count = async (query: object) => (await ask(spot.orderHistory, { query })).totalCount;
    const total = await count({});
    const filled = await count({ state: orderState.filled });
    expect(total).toBeGreaterThanOrEqual(10_000);
    expect(filled).toBeGreaterThanOrEqual(1000);
    expect(filled).toBeLessThan(total / 9);
    expect((await ask(spot.fills, { query: {} })).totalCount).toBeGreaterThanOrEqual(filled);
  },
  'orders-none': async ({ ask }) => {
    for (const list of [spot.openOrders, spot.orderHistory, spot.fills]) expect((await ask(list, { query: {} })).totalCount).toBe(0);
  },
};
