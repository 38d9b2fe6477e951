import { expect } from 'vitest';
import { account, capital } from '@/contract/capital';
import { compare, subtract, truncate } from '@/contract/decimal';
import { maxOpenOrders, swap } from '@/contract/swap';
import type { contractScenarios } from '@mocks/scenarios/contracts';
import {
  available,
  dayMs,
  distance,
  expectMessage,
  expectRefusal,
  hourMs,
  inbox,
  minuteMs,
  positions,
  usdt,
  type Flow,
  type Proofs,
} from './proof';

const perpetual = { bizType: 'perpetual' } as const;
const perpetualCall = (contractCode: string) => ({ ...perpetual, contractCode });
const closedPositions = async ({ ask }: Flow, contractCode?: string) =>
  (await ask(swap.positionHistory, { params: { bizType: 'portal' }, query: { ...(contractCode !== undefined && { contractCode }) } })).list;
const bills = async ({ ask }: Flow, query: object) => (await ask(swap.bills, { query: { ...query, pageSize: 100 } })).list;
const waiting = async ({ ask }: Flow, query: object = {}) => ask(swap.openOrders, { query });
const conditions = async ({ ask }: Flow) => (await ask(swap.conditionOrders, { params: perpetual, query: { state: 'waiting' } })).list;

/** Asserts that both ETH positions are less than 0.8 % away from their liquidation prices. */
async function expectNearLiquidation(flow: Flow): Promise<void> {
  const ethPositions = await positions(flow, 'ethusdt');
  expect(ethPositions.map(({ side, leverage }) => [side, leverage]).toSorted()).toEqual([
    ['long', 100],
    ['short', 100],
  ]);
  for (const { liquidationPrice, markPrice } of ethPositions)
    expect(compare(distance(liquidationPrice ?? '0', markPrice), '0.008')).toBe(-1);
}

/** Asserts that every liquidated position has its message and its bill at the instant of its end; `at` is that of the latest. */
async function expectLiquidation(flow: Flow, at?: number): Promise<void> {
  const liquidated = (await closedPositions(flow)).filter(({ end }) => end === 'liquidated');
  const liquidationMessages = (await inbox(flow)).filter(({ title }) => title.endsWith(' was liquidated'));
  expect(liquidated.length).toBeGreaterThan(0);
  const times = liquidated.map(({ closedTime }) => closedTime);
  expect(liquidationMessages.map(({ createdTime }) => createdTime)).toEqual(times);
  expect(liquidationMessages.every(({ read }) => !read)).toBe(true);
  for (const time of times) {
    const kinds = (await bills(flow, { startTime: time, endTime: time })).map(({ kind }) => kind);
    expect(kinds).toContain('liquidation');
  }
  if (at !== undefined) expect(times[0]).toBe(at);
}

export const contractsProofs: Proofs<typeof contractScenarios> = {
  'liquidation-soon': async (flow) => {
    await expectNearLiquidation(flow);
    for (let minutes = 0; minutes < 2 * 24 * 60 && (await positions(flow, 'ethusdt')).length === 2; minutes += 10)
      flow.later(10 * minuteMs);
    const titles = (await inbox(flow)).map(({ title }) => title);
    expect(titles.some((title) => title.endsWith(' was liquidated'))).toBe(true);
    expect(titles).toContain('Margin warning');
    expect((await closedPositions(flow, 'ethusdt'))[0]).toMatchObject({ end: 'liquidated' });
  },
  'liquidated-just-now': async (flow) => {
    await expectMessage(flow, / was liquidated$/);
    await expectLiquidation(flow, flow.now() - minuteMs);
    expect(await positions(flow, 'ethusdt')).toHaveLength(1);
  },
  'liquidated-lately': async (flow) => {
    await expectLiquidation(flow);
    for (const { end, closedTime } of await closedPositions(flow))
      if (end === 'liquidated') expect(closedTime).toBeGreaterThan(flow.now() - 14 * dayMs);
  },
  'funding-soon': async (flow) => {
    const records = async () => (await flow.ask(swap.fundingRecords, { params: perpetual, query: {} })).totalCount;
    const [before, positionCount] = [await records(), (await positions(flow)).length];
    flow.later(minuteMs - 1);
    expect(await records()).toBe(before);
    flow.later(1);
    expect([positionCount > 0, await records()]).toEqual([true, before + positionCount]);
    expect((await bills(flow, { kind: 'funding' }))[0]?.createdTime).toBe(flow.now());
  },
  'delivery-reduce-only': async (flow) => {
    const [position = expect.fail('nothing is held')] = (await positions(flow)).filter(({ contractCode }) =>
      /^btcusdt_.*_d$/.test(contractCode),
    );
    const params = { bizType: 'deliver', contractCode: position.contractCode } as const;
    const order = { side: 'buy', kind: 'market', amount: '0.01' } as const;
    await expectRefusal(flow, 'deliveryReduceOnly', swap.placeOrder, { params, body: order });
    expect((await waiting(flow, { contractCode: position.contractCode })).list).toEqual([]);
    const [openingOrder] = (await flow.ask(swap.orderHistory, { query: { contractCode: position.contractCode } })).list;
    expect(openingOrder).toMatchObject({ kind: 'limit', state: 'cancelled', reason: 'deliveryReduceOnly', filledAmount: '0', frozen: '0' });
    await expectMessage(flow, / order canceled before delivery$/);
    const { state } = await flow.ask(swap.placeOrder, { params, body: { ...order, side: 'sell', effect: 'close' } });
    expect(state).toBe('filled');
    await expectRefusal(flow, 'notFound', swap.settlement, { params: { contractCode: position.contractCode } });
    flow.later(2 * minuteMs);
    const settled = (await closedPositions(flow, position.contractCode)).find(({ positionId }) => positionId === position.positionId);
    const { price, settledTime } = await flow.ask(swap.settlement, { params: { contractCode: position.contractCode } });
    expect([settled?.end, settled?.closedTime]).toEqual(['settled', settledTime]);
    const deals = (await flow.ask(swap.dealRecords, { params: { bizType: 'portal' }, query: { positionId: position.positionId } })).list;
    expect(deals[0]?.price).toBe(price);
  },
  'delivery-soon': async (flow) => {
    const expiring = async () =>
      (await flow.ask(swap.deliveryList, {})).filter(
        ({ liquidationDate }) => liquidationDate !== null && liquidationDate - flow.now() <= 5 * minuteMs,
      );
    const expiringContracts = await expiring();
    const expiringPositions = (await positions(flow)).filter(({ contractCode }) =>
      expiringContracts.some((each) => each.contractCode === contractCode),
    );
    expect([expiringContracts.length > 0, expiringPositions.length > 0]).toEqual([true, true]);
    expect(expiringContracts.every(({ liquidationDate }) => liquidationDate === flow.now() + 5 * minuteMs)).toBe(true);
    flow.later(5 * minuteMs);
    for (const { positionId, contractCode } of expiringPositions) {
      expect((await closedPositions(flow, contractCode)).find((each) => each.positionId === positionId)?.end).toBe('settled');
      expect((await flow.ask(swap.deliveryList, {})).map((each) => each.contractCode)).not.toContain(contractCode);
    }
    expect((await inbox(flow)).some(({ title }) => title.endsWith(' was settled'))).toBe(true);
  },
  'one-way-positions': async (flow) => {
    expect(await flow.ask(swap.configsSummary, { params: perpetualCall('ethusdt') })).toMatchObject({ positionMode: 'oneWay' });
    expect(await positions(flow, 'ethusdt')).toMatchObject([{ side: 'short', amount: '0.2' }]);
    await flow.ask(swap.placeOrder, { params: perpetualCall('ethusdt'), body: { side: 'buy', kind: 'market', amount: '0.3' } });
    expect(await positions(flow, 'ethusdt')).toMatchObject([{ side: 'long', amount: '0.1' }]);
  },
  'hedged-positions': async (flow) => {
    const hedged = await positions(flow, 'ethusdt');
    expect(hedged.map(({ side, marginMode }) => [side, marginMode]).toSorted()).toEqual([
      ['long', 'cross'],
      ['short', 'isolated'],
    ]);
    expect(hedged.find(({ marginMode }) => marginMode === 'isolated')?.liquidationPrice).not.toBeNull();
  },
  'split-positions': async (flow) => {
    expect((await positions(flow, 'solusdt')).map(({ side, amount }) => [side, amount]).toSorted()).toEqual([
      ['long', '2'],
      ['long', '3'],
      ['long', '5'],
    ]);
    await flow.ask(swap.mergePositions, { params: perpetualCall('solusdt'), body: { side: 'long' } });
    expect(await positions(flow, 'solusdt')).toMatchObject([{ amount: '10' }]);
  },
  'positions-many': async (flow) => {
    const before = await positions(flow);
    expect([before.length, new Set(before.map(({ contractCode }) => contractCode)).size]).toEqual([120, 6]);
    await flow.ask(swap.closeAllPositions, { params: { bizType: 'portal' }, body: { scope: 'profit' } });
    const after = await positions(flow);
    expect(after.length).toBeLessThan(120);
    expect(after.length).toBeGreaterThan(0);
  },
  'contract-halted': async (flow) => {
    const { list } = await flow.ask(swap.contractList, { query: {}, body: { contractCodes: ['btcusdt'] } });
    expect([list[0]?.isopen, (await positions(flow, 'btcusdt')).length]).toEqual([false, 1]);
    const order = { kind: 'market', amount: '0.01', leverage: 10 } as const;
    await expectRefusal(flow, 'marketClosed', swap.placeOrder, { params: perpetualCall('btcusdt'), body: { ...order, side: 'buy' } });
    await expectRefusal(flow, 'marketClosed', swap.placeOrder, {
      params: perpetualCall('btcusdt'),
      body: { ...order, side: 'sell', effect: 'close' },
    });
  },
  'contract-no-money': async (flow) => {
    expect(await available(flow, account.perpetual)).toBe('0');
    const order = { params: perpetualCall('btcusdt'), body: { side: 'buy', kind: 'market', amount: '0.01', leverage: 10 } as const };
    await expectRefusal(flow, 'insufficientBalance', swap.placeOrder, order);
    await flow.ask(capital.submitTransfer, { body: { amount: '500', coinId: usdt, coinName: 'USDT', type: 25 } });
    expect(await flow.ask(swap.placeOrder, order)).toMatchObject({ state: 'filled' });
  },
  'contract-orders-full': async (flow) => {
    expect([(await waiting(flow)).totalCount, maxOpenOrders]).toEqual([200, 200]);
    const [lowest] = (await flow.ask(swap.openOrders, { query: { contractCode: 'ethusdt', pageSize: 1 } })).list;
    const body = { side: 'buy', kind: 'limit', amount: '0.05', price: lowest?.price ?? '0', leverage: 10 } as const;
    await expectRefusal(flow, 'tooManyOrders', swap.placeOrder, { params: perpetualCall('ethusdt'), body });
    await flow.ask(swap.cancelOrders, { body: { contractCode: 'btcusdt' } });
    expect(await flow.ask(swap.placeOrder, { params: perpetualCall('ethusdt'), body })).toMatchObject({ state: 'open' });
  },
  'contract-rules': async (flow) => {
    const params = perpetualCall('btcusdt');
    const [position] = await positions(flow, 'btcusdt');
    const order = { side: 'buy', kind: 'limit', amount: '0.01', price: truncate(position?.markPrice ?? '0', 0), leverage: 10 } as const;
    await expectRefusal(flow, 'orderOffLot', swap.placeOrder, { params, body: { ...order, amount: '0.0005' } });
    await expectRefusal(flow, 'orderOffTick', swap.placeOrder, { params, body: { ...order, price: '1.23456' } });
    await expectRefusal(flow, 'orderLeverage', swap.placeOrder, { params, body: { ...order, leverage: 500 } });
    const close = { side: 'sell', effect: 'close', kind: 'market', amount: '9' } as const;
    await expectRefusal(flow, 'orderReduceOnly', swap.placeOrder, { params, body: close });
  },
  'contract-plans': async (flow) => {
    const kinds = async () =>
      (await conditions(flow)).map(({ contractCode, kind, direction }) => [contractCode, kind, direction]).toSorted();
    expect(await kinds()).toEqual([
      ['btcusdt', 'stopLoss', 'below'],
      ['btcusdt', 'takeProfit', 'above'],
      ['ethusdt', 'plan', 'above'],
      ['ethusdt', 'plan', 'below'],
    ]);
    for (let hours = 0; hours < 10 * 24 && (await positions(flow, 'btcusdt')).length > 0; hours += 1) flow.later(hourMs);
    expect((await kinds()).filter(([contractCode]) => contractCode === 'btcusdt')).toEqual([]);
    expect((await closedPositions(flow, 'btcusdt'))[0]?.end).toBe('closed');
  },
  'contract-orders-waiting': async (flow) => {
    const codes = async (bizType: 'perpetual' | 'deliver') =>
      (await waiting(flow, { bizType })).list.map(({ contractCode }) => contractCode);
    expect((await codes('perpetual')).toSorted()).toEqual(['ethusdt', 'solusdt']);
    expect((await codes('deliver')).every((contractCode) => contractCode.endsWith('_d'))).toBe(true);
    expect(await conditions(flow)).toHaveLength(1);
    const { orderIds } = await flow.ask(swap.cancelOrders, { body: { bizType: 'deliver' } });
    expect(orderIds).toHaveLength(2);
    expect([await codes('deliver'), (await codes('perpetual')).length]).toEqual([[], 2]);
  },
  'contract-trailing': async (flow) => {
    const orders = await conditions(flow);
    expect(
      orders
        .map(({ kind, effect, triggerPrice, activationPrice }) => [kind, effect, triggerPrice !== null, activationPrice !== null])
        .toSorted(),
    ).toEqual([
      ['trailing', 'close', true, false],
      ['trailing', 'open', false, true],
    ]);
    const trigger = async () => (await conditions(flow)).find(({ effect }) => effect === 'close')?.triggerPrice;
    let highest = (await trigger()) ?? '0';
    for (let minutes = 0; minutes < 20 * 24 * 60 && (await positions(flow, 'btcusdt')).length > 0; minutes += 30) {
      flow.later(30 * minuteMs);
      const next = (await trigger()) ?? highest;
      expect(compare(next, highest)).toBeGreaterThanOrEqual(0);
      highest = next;
    }
    expect(await positions(flow, 'btcusdt')).toEqual([]);
  },
  'contract-against-person': async (flow) => {
    const depth = () => flow.ask(swap.contractDepth, { params: { contractCode: 'suiusdt' }, query: { size: 1 } });
    const [[price, amount] = ['0', '0']] = (await depth()).asks;
    expect(compare(amount, '500')).toBeGreaterThanOrEqual(0);
    const order = await flow.ask(swap.placeOrder, {
      params: perpetualCall('suiusdt'),
      body: { side: 'buy', kind: 'market', amount: '120', leverage: 10 },
    });
    expect([order.state, order.averagePrice]).toEqual(['filled', price]);
    const [[priceLeft, amountLeft] = ['0', '0']] = (await depth()).asks;
    expect([priceLeft, compare(amountLeft, subtract(amount, '120'))]).toEqual([price, 0]);
    await flow.become('vip');
    expect((await waiting(flow, { contractCode: 'suiusdt' })).list).toMatchObject([{ amount: '500', filledAmount: '120' }]);
  },
};
