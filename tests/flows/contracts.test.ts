import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { add, compare, multiply, negate, subtract, truncate } from '@/contract/decimal';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { swap, tradeMode } from '@/contract/swap';
import { openFlow, flowStart } from './flow';

const bizType = 'perpetual';
const params = { bizType, contractCode: 'btcusdt' } as const;
const hour = 3_600_000;
const trade = { body: { moduleId: 21, pageNum: 1, pageSize: 3 } } as const;

test('a user funds the contract account, a limit order fills, funding is paid and the position is closed; balances, bills, records and messages agree', async () => {
  const { ask, refused, later } = openFlow();
  const assets = async () => (await ask(swap.accountAssets, { params: { contractType: bizType }, query: { coinId: 52 } }))[0];
  const start = await assets();
  await ask(capital.submitTransfer, { body: { amount: '1000', coinId: 52, coinName: 'USDT', type: 25 } });
  expect((await assets())?.balance).toBe(add(start?.balance ?? '0', '1000'));

  const last = (await ask(market.contractTickers, {})).find(({ contractCode }) => contractCode === 'btcusdt')?.last ?? '0';
  const price = truncate(multiply(last, '0.996'), 1);
  const body = { side: 'buy', kind: 'limit', amount: '0.2', price, leverage: 20, marginMode: 'isolated' } as const;
  const order = await ask(swap.placeOrder, { params, body });
  expect(order.state).toBe('open');
  expect((await ask(swap.openOrders, {})).list).toMatchObject([{ orderId: order.orderId, frozen: order.frozen }]);
  expect((await assets())?.orderMargin).toBe(order.frozen);
  expect(await refused(swap.placeOrder, { params, body: { ...body, amount: '20' } })).toMatchObject({ code: 30301 });

  const cheaper = await ask(swap.changeOrders, {
    params,
    body: { orders: [{ orderId: order.orderId, price: truncate(multiply(last, '0.997'), 1) }] },
  });
  expect(cheaper[0]?.orderId).toBe(order.orderId);
  for (let hours = 0; hours < 240 && (await ask(swap.openOrders, {})).totalCount > 0; hours += 1) later(hour);
  const [done] = (await ask(swap.orderHistory, { query: {} })).list;
  expect(done).toMatchObject({ orderId: order.orderId, state: 'filled', filledAmount: '0.2', frozen: '0' });
  const detail = await ask(swap.orderDetail, { params: { ...params, orderId: order.orderId } });
  expect(add(...detail.deals.map(({ amount }) => amount))).toBe('0.2');
  expect(detail.deals.every(({ role }) => role === 'maker')).toBe(true);
  const [position] = await ask(swap.positionList, { params: { bizType } });
  expect(position).toMatchObject({ contractCode: 'btcusdt', side: 'long', amount: '0.2', entryPrice: cheaper[0]?.price });
  expect((await ask(inmail.messageList, trade)).list.map(({ bizType: type }) => type)).toContain(28);

  const margin = await ask(swap.changeMargin, { params, body: { positionId: position?.positionId ?? '', kind: 'add', amount: '300' } });
  expect(compare(margin.liquidationPrice ?? '0', position?.liquidationPrice ?? '0')).toBe(-1);
  expect((await ask(swap.positionAdjustments, {})).list).toMatchObject([{ kind: 'marginAdded', positionId: position?.positionId }]);
  later(9 * hour);
  const paid = (await ask(swap.fundingRecords, { params: { bizType } })).list;
  expect(paid.length).toBeGreaterThan(0);

  const [closed] = await ask(swap.closeAllPositions, { params: { bizType }, body: { scope: 'all' } });
  expect(closed).toMatchObject({ effect: 'close', state: 'filled', filledAmount: '0.2', source: 'closeAll' });
  expect(await ask(swap.positionList, { params: { bizType } })).toEqual([]);
  const [past] = (await ask(swap.positionHistory, { params: { bizType } })).list;
  expect(past).toMatchObject({ positionId: position?.positionId, end: 'closed', realised: closed?.realised });
  const bills = await ask(swap.bills, { query: { pageSize: 50 } });
  expect(new Set(bills.list.map(({ kind }) => kind))).toEqual(new Set(['transferIn', 'realised', 'funding']));
  const usage = await ask(swap.tradingFundUsage, {});
  expect(subtract(usage.card?.amount ?? '0', usage.card?.left ?? '0')).toBe(add(...usage.list.map(({ amount }) => amount)));
  const end = await assets();
  expect(end).toMatchObject({ orderMargin: '0', positionMargin: '0', unrealised: '0' });
  expect(end?.balance).toBe(add(...bills.list.map(({ amount }) => amount)));
  const funding = bills.list.filter(({ kind }) => kind === 'funding').map(({ amount }) => amount);
  expect(compare(add(...funding), add(...paid.map(({ amount }) => amount)))).toBe(0);
  expect((await ask(inmail.messageList, trade)).list[0]?.bizType).toBe(29);
  expect(negate(add(...funding))).not.toBe('0');
});

test('a plan order triggers or can be cancelled, and a delivery contract settles', async () => {
  const { ask, later } = openFlow();
  const last = (await ask(market.contractTickers, {})).find(({ contractCode }) => contractCode === 'ethusdt')?.last ?? '0';
  const eth = { bizType, contractCode: 'ethusdt' } as const;
  const plan = await ask(swap.placeCondition, {
    params: eth,
    body: { kind: 'plan', side: 'sell', amount: '0.5', triggerPrice: truncate(multiply(last, '1.01'), 1), leverage: 10 },
  });
  const [delivery] = await ask(swap.deliveryList, {});
  const deliver = { bizType: 'deliver', contractCode: delivery?.contractCode ?? '' } as const;
  await ask(swap.placeOrder, { params: deliver, body: { side: 'buy', kind: 'market', amount: '0.01', leverage: 5 } });
  expect(await ask(swap.positionList, { params: { bizType: 'perpetual' } })).toEqual([]);
  expect(await ask(swap.positionList, { params: { bizType: 'portal' } })).toHaveLength(1);
  later((delivery?.liquidationDate ?? flowStart) - flowStart);
  expect((await ask(swap.positionHistory, { params: { bizType: 'deliver' } })).list).toMatchObject([
    { end: 'settled', contractCode: deliver.contractCode },
  ]);
  expect((await ask(swap.deliveryList, {})).map(({ contractCode }) => contractCode)).not.toContain(deliver.contractCode);

  const [condition] = (await ask(swap.conditionOrders, { params: { bizType } })).list;
  expect(condition?.orderId).toBe(plan.orderId);
  if (condition?.state === 'waiting') expect((await ask(swap.cancelConditions, { params: eth })).orderIds).toEqual([plan.orderId]);
  else
    expect(
      (await ask(swap.dealRecords, { params: { bizType }, query: { orderId: condition?.placedOrderId ?? '' } })).totalCount,
    ).toBeGreaterThan(0);
});

test('mock trading has its own money, positions and totals, and leaves real accounts unchanged', async () => {
  const { ask, refused, later } = openFlow({ persona: 'newUser' });
  const real = await ask(swap.assetsSummary, {});
  const contracts = await ask(swap.mockContracts, {});
  expect(contracts.map(({ contractCode }) => contractCode)).toContain('f_btcf_usdt');
  const mock = { bizType, contractCode: 'f_btcf_usdt' } as const;
  await ask(swap.topUpMock, { body: { coin: 'f_usdt' } });
  await ask(swap.placeOrder, { params: mock, body: { side: 'buy', kind: 'market', amount: '1', leverage: 50 } });
  expect(await ask(swap.positionList, { params: { bizType }, query: { mode: tradeMode.mock } })).toHaveLength(1);
  expect(await ask(swap.positionList, { params: { bizType } })).toEqual([]);
  const before = await ask(swap.mockAssetsSummary, {});
  later(hour);
  expect((await ask(swap.mockAssetsSummary, {})).totalAccountRights).not.toBe(before.totalAccountRights);
  expect(await ask(swap.assetsSummary, {})).toMatchObject({ totalUsdt: real.totalUsdt });
  expect(await refused(swap.resetMock, {})).toMatchObject({ code: 30415 });
  expect(await refused(swap.topUpMock, { body: { coin: 'f_usdt' } })).toMatchObject({ code: 30418 });
  await ask(swap.closeAllPositions, { params: { bizType }, body: { scope: 'all', mode: tradeMode.mock } });
  expect((await ask(swap.resetMock, {})).map(({ balance }) => balance)).toEqual(['50000', '50000']);
});

test('a position near liquidation is liquidated with a message, and its bills show a loss', async () => {
  const { ask, later } = openFlow({ scenario: 'liquidation-soon' });
  const open = await ask(swap.positionList, { params: { bizType } });
  const highLeverage = open.filter(({ leverage }) => leverage >= 100).map(({ positionId }) => positionId);
  expect(highLeverage.length).toBeGreaterThan(1);
  for (let days = 0; days < 20; days += 1) later(24 * hour);
  const ended = (await ask(swap.positionHistory, { params: { bizType }, query: { pageSize: 50 } })).list.filter(({ positionId }) =>
    highLeverage.includes(positionId),
  );
  expect(ended.map(({ end }) => end)).toContain('liquidated');
  const warnings = await ask(inmail.messageList, { body: { moduleId: 21, submoduleId: 7, pageNum: 1, pageSize: 50 } });
  expect(warnings.list.map(({ title }) => title).join()).toMatch(/was liquidated/);
  const bills = await ask(swap.bills, { query: { kind: 'liquidation', pageSize: 50 } });
  expect(bills.list.every(({ amount }) => compare(amount, '0') < 0)).toBe(true);
});

test('[R-CALL-11] portal covers both kinds of contract, perpetual and deliver one kind each', async () => {
  const { ask, refused } = openFlow();
  const [delivery] = await ask(swap.deliveryList, {});
  const contractCode = delivery?.contractCode ?? '';
  const both = await ask(swap.publicContracts, {});
  const [perpetual, deliver] = [await ask(swap.perpetualList, {}), await ask(swap.deliveryList, {})];
  expect(both).toEqual([...perpetual, ...deliver]);
  for (const kind of ['portal', 'deliver'] as const)
    expect(await ask(swap.configsSummary, { params: { bizType: kind, contractCode } })).toMatchObject({ contractCode, isOpen: true });
  expect(await refused(swap.configsSummary, { params: { bizType: 'perpetual', contractCode } })).toMatchObject({ code: 404 });
});

test('[R-CALL-12] the contract list takes its filters in the body and the page in the query', async () => {
  const { ask } = openFlow();
  const all = await ask(swap.contractList, { body: {} });
  expect(all.list).toHaveLength(10);
  const second = await ask(swap.contractList, { query: { pageNum: 2, pageSize: 5 }, body: { contractType: 'perpetual' } });
  expect([second.list.length, second.totalCount]).toEqual([5, (await ask(swap.perpetualList, {})).length]);
  expect((await ask(swap.contractList, { body: { contractCodes: ['ethusdt'] } })).list).toMatchObject([
    { contract: { contractCode: 'ethusdt' }, isopen: true },
  ]);
});

test('every violated order rule is answered with its own code', async () => {
  const { ask, refused } = openFlow({ scenario: 'contract-rules' });
  const last = (await ask(market.contractTickers, {})).find(({ contractCode }) => contractCode === 'btcusdt')?.last ?? '0';
  const [below, above] = [truncate(multiply(last, '0.98'), 0), truncate(multiply(last, '1.02'), 0)];
  const order = { side: 'buy', kind: 'limit', amount: '0.01', price: below, leverage: 10 } as const;
  const refusalCode = async (body: object) => {
    const failure = await refused(swap.placeOrder, { params, body: { ...order, ...body } });
    return 'code' in failure ? failure.code : null;
  };
  expect([
    await refusalCode({ amount: '0.0005' }),
    await refusalCode({ price: `${below}.05` }),
    await refusalCode({ price: '300000' }),
    await refusalCode({ leverage: 500 }),
    await refusalCode({ amount: '9', side: 'sell', reduceOnly: true, kind: 'market', price: undefined }),
    await refusalCode({ amount: '8', leverage: 1 }),
    await refusalCode({ amount: '900' }),
    await refusalCode({ kind: 'postOnly', price: above }),
    await refusalCode({ kind: 'fok', price: truncate(multiply(last, '0.7'), 0) }),
    await refusalCode({ price: undefined }),
  ]).toEqual([30405, 30404, 30406, 30411, 30412, 30301, 30413, 30407, 30408, 400]);
  const halted = openFlow({ scenario: 'contract-halted' });
  expect(await halted.refused(swap.placeOrder, { params, body: order })).toMatchObject({ code: 30401 });
  expect(await halted.refused(swap.closeAllPositions, { params: { bizType }, body: { scope: 'all' } })).toMatchObject({ code: 30401 });
  const full = openFlow({ persona: 'vip', scenario: 'contract-orders-full' });
  expect(await full.refused(swap.placeOrder, { params, body: order })).toMatchObject({ code: 30414 });
  expect((await full.ask(swap.cancelOrders, { body: { contractCode: 'btcusdt' } })).orderIds).toHaveLength(100);
  expect((await full.ask(swap.placeOrder, { params, body: { ...order, price: truncate(multiply(last, '0.6'), 0) } })).state).toBe('open');
});

test('a trailing order is placed, listed, changed and cancelled, and opens a position once it is triggered', async () => {
  const { ask, refused, later } = openFlow();
  const last = (await ask(market.contractTickers, {})).find(({ contractCode }) => contractCode === 'btcusdt')?.last ?? '0';
  const body = { kind: 'trailing', side: 'sell', amount: '0.02', leverage: 10 } as const;
  const activationPrice = truncate(multiply(last, '1.3'), 1);
  const far = await ask(swap.placeCondition, { params, body: { ...body, trailing: '0.01', activationPrice } });
  expect(far).toMatchObject({ triggerPrice: null, trailing: '0.01', trailingDistance: null, activationPrice, state: 'waiting' });
  const near = await ask(swap.placeCondition, { params, body: { ...body, trailingDistance: '500' } });
  expect(near).toMatchObject({ triggerPrice: truncate(subtract(last, '500'), 1), direction: 'below', trailing: null });
  for (const [wrong, reason] of [
    [{ ...body }, 400],
    [{ ...body, trailing: '0.01', trailingDistance: '500' }, 400],
    [{ ...body, trailing: '0.5' }, 30406],
    [{ ...body, trailing: '0.01', activationPrice: truncate(multiply(last, '0.9'), 1) }, 30409],
    [{ ...body, kind: 'plan' }, 400],
  ] as const)
    expect(await refused(swap.placeCondition, { params, body: wrong })).toMatchObject({ code: reason });

  const orderParams = { ...params, orderId: far.orderId };
  expect(await refused(swap.changeCondition, { params: orderParams, body: { triggerPrice: last } })).toMatchObject({ code: 400 });
  await ask(swap.changeCondition, { params: orderParams, body: { amount: '0.03' } });
  const trailing = async () => (await ask(swap.conditionOrders, { params: { bizType }, query: { kind: 'trailing' } })).list;
  expect((await trailing()).map(({ orderId, amount }) => [orderId, amount])).toEqual([
    [near.orderId, '0.02'],
    [far.orderId, '0.03'],
  ]);
  expect((await ask(swap.cancelCondition, { params: orderParams })).state).toBe('cancelled');
  for (let hours = 0; hours < 480 && (await trailing())[0]?.state === 'waiting'; hours += 1) later(hour);
  const [triggered] = await trailing();
  expect(triggered).toMatchObject({ orderId: near.orderId, state: 'triggered' });
  const [done] = (await ask(swap.orderHistory, { query: {} })).list;
  expect(done).toMatchObject({ orderId: triggered?.placedOrderId, side: 'sell', state: 'filled', source: 'condition' });
  expect(compare(done?.averagePrice ?? '0', triggered?.triggerPrice ?? '0')).toBeLessThanOrEqual(0);
  expect(await ask(swap.positionList, { params: { bizType } })).toMatchObject([{ side: 'short', amount: '0.02' }]);
});
