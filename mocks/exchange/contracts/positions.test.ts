import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, divide, multiply, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { tradeMode } from '@/contract/swap';
import { anna, faultsOf, openContracts, tradingStart, usdt, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { fundingPeriod } from '../market/contracts';
import { contractBillsOf } from './bills';
import type { PositionChange } from './positionChange';

const [day, hour] = [86_400_000, 3_600_000];
const off = (exchange: ContractsExchange, factor: Decimal, code = 'btcusdt'): Decimal =>
  truncate(multiply(exchange.market.price(code, exchange.now()), factor), 1);
const amounts = (exchange: ContractsExchange) => exchange.positions.list(anna).map(({ side, amount }) => `${side} ${amount}`);

describe('modes', () => {
  test('in hedge mode a long and a short coexist', () => {
    const exchange = openContracts();
    exchange.place();
    exchange.place({ side: 'sell', amount: '0.05' });
    expect(amounts(exchange)).toEqual(['long 0.1', 'short 0.05']);
  });
  test('in one-way mode an order reduces the opposite position and opens with the remainder', () => {
    const exchange = openContracts();
    exchange.positions.positionActions.set(anna, 'btcusdt', { positionMode: 'oneWay' }, exchange.now());
    exchange.place({ side: 'sell' });
    const order = exchange.place({ amount: '0.15' });
    expect(amounts(exchange)).toEqual(['long 0.05']);
    expect(order).toMatchObject({ state: 'filled', filledAmount: '0.15', frozen: '0' });
    expect(exchange.db.pastPositions.all()).toMatchObject([{ side: 'short', end: 'closed' }]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('merged, orders of one side form one position at their average price; split, they are separate until merged', () => {
    const [merged, split] = [openContracts(), openContracts()];
    split.positions.positionActions.set(anna, 'btcusdt', { positionType: 'split' }, split.now());
    for (const exchange of [merged, split]) for (const amount of ['0.1', '0.05']) exchange.place({ amount });
    expect(amounts(merged)).toEqual(['long 0.15']);
    expect(amounts(split)).toEqual(['long 0.1', 'long 0.05']);
    split.positions.positionActions.merge(anna, 'btcusdt', 'long', split.now());
    const [one, other] = [merged.positions.list(anna)[0], split.positions.list(anna)[0]];
    expect([other?.amount, other?.entryPrice, other?.liquidationPrice]).toEqual([one?.amount, one?.entryPrice, one?.liquidationPrice]);
    expect(split.db.pastPositions.all()).toMatchObject([{ end: 'merged', amount: '0.05' }]);
    expect(faultsOf(split)).toEqual([]);
    expect(() => split.positions.positionActions.merge(anna, 'btcusdt', 'long', split.now())).toThrow(
      expect.objectContaining({ code: 'nothingToMerge' }),
    );
  });
  test('may change only while nothing is open; leverage whenever the balance allows', () => {
    const exchange = openContracts();
    exchange.place({ leverage: 20 });
    const { positionActions } = exchange.positions;
    expect(() => positionActions.set(anna, 'btcusdt', { marginMode: 'isolated' }, exchange.now())).toThrow(
      expect.objectContaining({ code: 'contractInUse' }),
    );
    positionActions.set(anna, 'btcusdt', { leverage: 10 }, exchange.now());
    const [position] = exchange.positions.list(anna);
    expect(compare(position?.margin ?? '0', divide(multiply('0.1', position?.entryPrice ?? '0'), '10', 8))).toBe(0);
    expect(() => positionActions.set(anna, 'btcusdt', { leverage: 126 }, exchange.now())).toThrow(
      expect.objectContaining({ code: 'orderLeverage' }),
    );
    exchange.place({ owner: anna, contractCode: 'ethusdt', amount: '20', leverage: 10 });
    expect(() => positionActions.set(anna, 'btcusdt', { leverage: 1 }, exchange.now())).toThrow(
      expect.objectContaining({ code: 'insufficientBalance' }),
    );
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('closing keeps positions of a halted contract and their orders, and closes the others', () => {
    const exchange = openContracts();
    const { positionActions } = exchange.positions;
    exchange.place();
    exchange.place({ contractCode: 'ethusdt', amount: '1' });
    const exit = exchange.place({ side: 'sell', effect: 'close', kind: 'limit', price: off(exchange, '1.05'), amount: '0.1' });
    exchange.db.marketInterventions.insert({ id: 1, kind: 'halt', of: 'btcusdt', from: exchange.now(), endedAt: null, forMs: null });
    const [bitcoin] = exchange.db.positions.find({ where: { contractCode: 'btcusdt' } }).list;
    if (!bitcoin) throw new Error('nothing was opened');
    expect(() => positionActions.close([bitcoin], exchange.now())).toThrow(expect.objectContaining({ code: 'marketClosed' }));
    expect(positionActions.close(exchange.db.positions.all(), exchange.now())).toMatchObject([
      { contractCode: 'ethusdt', state: 'filled' },
    ]);
    expect(exchange.db.positions.all()).toMatchObject([{ contractCode: 'btcusdt', amount: '0.1' }]);
    expect(exchange.db.contractOrders.get(exit.orderId)).toMatchObject({ state: 'open', reason: null });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('reversing closes a position and opens the same amount on the other side', () => {
    const exchange = openContracts();
    exchange.place();
    const [position] = exchange.db.positions.all();
    if (!position) throw new Error('nothing was opened');
    const { closed, opened } = exchange.positions.positionActions.reverse(position, exchange.now());
    expect([closed.state, opened?.state, amounts(exchange)]).toEqual(['filled', 'filled', ['short 0.1']]);
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('funding', () => {
  test('is paid every eight hours, by longs to shorts while the rate is positive, and changes the margin', () => {
    const exchange = openContracts();
    exchange.place();
    exchange.place({ side: 'sell', contractCode: 'ethusdt', amount: '1', marginMode: 'cross' });
    const [long] = exchange.db.positions.all();
    const due = (Math.floor(tradingStart / fundingPeriod) + 1) * fundingPeriod;
    exchange.advanceTo(due - 1);
    expect(exchange.db.contractFundings.all()).toEqual([]);
    const before = exchange.balance();
    exchange.advanceTo(due);
    const rate = exchange.market.fundingRate('btcusdt', due);
    const value = multiply('0.1', exchange.market.mark('btcusdt', due));
    const paid = truncate(multiply(value, rate), 8);
    const records = exchange.db.contractFundings.all();
    expect(records[0]).toMatchObject({ contractCode: 'btcusdt', rate, positionValue: value, amount: negate(paid), createdTime: due });
    expect(exchange.db.positions.all()[0]).toMatchObject({ margin: subtract(long?.margin ?? '0', paid), funding: negate(paid) });
    const after = exchange.balance();
    const moved = add(...records.map(({ amount }) => amount));
    expect(compare(add(after.available, after.frozen), add(before.available, before.frozen, moved))).toBe(0);
    expect(contractBillsOf(exchange, anna, { mode: tradeMode.real, kind: 'funding' })).toHaveLength(2);
    exchange.advanceTo(due + day);
    expect(exchange.db.contractFundings.count({ contractCode: 'btcusdt' })).toBe(4);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('is not scheduled once nothing is open', () => {
    const exchange = openContracts();
    exchange.place();
    exchange.place({ side: 'sell', effect: 'close' });
    exchange.advanceTo(exchange.now());
    expect(exchange.next()).toBeUndefined();
  });
});

test('a delivery contract settles at its settlement price, its open orders end, and there is no funding', () => {
  const exchange = openContracts();
  const contractCode = 'btcusdt_260109_d';
  exchange.place({ contractCode, leverage: 5 });
  exchange.place({ contractCode, side: 'sell', marginMode: 'cross', leverage: 5, amount: '0.05' });
  const waiting = exchange.place({ contractCode, kind: 'limit', price: off(exchange, '0.6'), leverage: 5 });
  const costs = exchange.db.positions.all().map(({ cost }) => cost);
  const { expires } = exchange.market.contract(contractCode, exchange.now());
  exchange.advanceTo((expires ?? 0) - 1);
  expect(exchange.positions.list(anna)).toHaveLength(2);
  exchange.advanceTo(expires ?? 0);
  const price = exchange.market.settlementPrice(contractCode);
  const [long, short] = exchange.db.pastPositions.all();
  expect([long?.end, long?.closePrice, long?.closedTime]).toEqual(['settled', price, expires]);
  expect(compare(long?.realised ?? '', truncate(subtract(multiply(price, '0.1'), costs[0] ?? '0'), 8))).toBe(0);
  expect(compare(short?.realised ?? '', truncate(subtract(costs[1] ?? '0', multiply(price, '0.05')), 8))).toBe(0);
  expect(exchange.db.contractOrders.get(waiting.orderId)).toMatchObject({ state: 'cancelled', reason: 'deliveryReduceOnly' });
  // Each settlement records an order and its fill, consistent with the past position.
  const settled = exchange.db.contractOrders.find({ where: { source: 'settlement' } }).list;
  const common = { state: 'filled', effect: 'close', averagePrice: price, fee: '0', createdTime: expires };
  expect(settled).toMatchObject([
    {
      ...common,
      side: 'sell',
      filledAmount: '0.1',
      turnover: multiply(price, '0.1'),
      realised: long?.realised,
      positionId: long?.positionId,
    },
    { ...common, side: 'buy', filledAmount: '0.05', turnover: multiply(price, '0.05'), realised: short?.realised },
  ]);
  for (const { orderId, realised } of settled)
    expect(exchange.db.contractDeals.find({ where: { orderId } }).list).toMatchObject([{ price, realised, effect: 'close' }]);
  expect(exchange.db.contractFundings.all()).toEqual([]);
  expect(exchange.next()).toBeUndefined();
  expect(exchange.db.messages.all().filter(({ notice }) => notice === 'positionSettled')).toHaveLength(2);
  expect(faultsOf(exchange)).toEqual([]);
});

describe('plans', () => {
  test('are placed at the instant the last price reaches their trigger', () => {
    const exchange = openContracts();
    const triggerPrice = off(exchange, '1.005');
    const wish = { owner: anna, contractCode: 'btcusdt', side: 'buy', effect: 'open', triggerPrice, amount: '0.1', leverage: 10 } as const;
    const plan = exchange.positions.conditions.plan({ ...wish, at: exchange.now() });
    expect(exchange.balance()).toEqual({ available: '10000', frozen: '0' });
    const reached = exchange.market.firstBeyond('btcusdt', 'above', triggerPrice, tradingStart, tradingStart + 30 * day);
    exchange.advanceTo(reached?.at ?? 0);
    const { state, placedOrderId } = exchange.db.contractConditions.get(plan.orderId) ?? {};
    expect(state).toBe('triggered');
    expect(exchange.db.contractOrders.get(placedOrderId ?? '')).toMatchObject({
      source: 'condition',
      state: 'filled',
      createdTime: reached?.at,
    });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('fail without sufficient balance, and their owner is notified with bizType 17', () => {
    const exchange = openContracts();
    const wish = { owner: anna, contractCode: 'btcusdt', side: 'buy', effect: 'open', amount: '5', leverage: 2 } as const;
    const plan = exchange.positions.conditions.plan({ ...wish, triggerPrice: off(exchange, '0.995'), at: exchange.now() });
    exchange.advanceTo(tradingStart + 30 * day);
    expect(exchange.db.contractConditions.get(plan.orderId)).toMatchObject({ state: 'failed', placedOrderId: null });
    expect(exchange.db.messages.all()).toMatchObject([{ notice: 'contractOpenFailed', bizType: 17 }]);
  });
  test('of a position take profit or stop loss, whichever comes first, and end with it', () => {
    const exchange = openContracts();
    exchange.place({ takeProfitPrice: off(exchange, '1.01'), stopLossPrice: off(exchange, '0.99'), leverage: 5 });
    expect(exchange.positions.list(anna)[0]).toMatchObject({
      takeProfitPrice: off(exchange, '1.01'),
      stopLossPrice: off(exchange, '0.99'),
    });
    exchange.advanceTo(tradingStart + 30 * day);
    expect(exchange.positions.list(anna)).toEqual([]);
    expect(
      exchange.db.contractConditions
        .all()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['cancelled', 'triggered']);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('larger than their position are refused when placed or changed, and close what is left of a reduced position', () => {
    const exchange = openContracts();
    exchange.place();
    const [position] = exchange.db.positions.all();
    if (!position) throw new Error('nothing was opened');
    const { conditions } = exchange.positions;
    const terms = { kind: 'stopLoss', triggerPrice: off(exchange, '0.99'), at: exchange.now() } as const;
    const tooMuch = expect.objectContaining({ code: 'orderReduceOnly' });
    expect(() => conditions.exit(position, { ...terms, amount: '0.101' })).toThrow(tooMuch);
    const kept = conditions.exit(position, { ...terms, amount: '0.1' });
    expect(() => conditions.change(kept, { amount: '0.101' }, exchange.now())).toThrow(tooMuch);
    exchange.place({ side: 'sell', effect: 'close', amount: '0.06' });
    exchange.advanceTo(tradingStart + 30 * day);
    expect(exchange.db.contractConditions.get(kept.orderId)).toMatchObject({ state: 'triggered' });
    expect(exchange.db.positions.all()).toEqual([]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('on the wrong side of the price are refused for a position', () => {
    const exchange = openContracts();
    exchange.place();
    const [position] = exchange.db.positions.all();
    if (!position) throw new Error('nothing was opened');
    const terms = { kind: 'takeProfit', triggerPrice: off(exchange, '0.9'), at: exchange.now() } as const;
    expect(() => exchange.positions.conditions.exit(position, terms)).toThrow(expect.objectContaining({ code: 'orderTriggerPassed' }));
  });
});

test('an open trading-fund card pays fees first, and its usage is recorded', () => {
  const exchange = openContracts();
  exchange.db.users.update(anna, { hasOpenCard: true });
  const { fee, turnover, orderId } = exchange.place();
  const margin = divide(turnover, '20', 8);
  expect(exchange.balance().available).toBe(subtract('10000', margin));
  expect(exchange.positions.cards.of(anna)?.left).toBe(subtract('50', fee));
  expect(exchange.db.fundUsages.all()).toMatchObject([{ orderId, amount: fee, coinName: 'USDT' }]);
  expect(faultsOf(exchange)).toEqual([]);
});

test('a card that is used up is closed, and its owner pays the rest', () => {
  const exchange = openContracts({ money: '100000' });
  exchange.db.users.update(anna, { hasOpenCard: true });
  const { fee, turnover } = exchange.place({ amount: '1', leverage: 10 });
  expect(compare(fee, '50')).toBe(1);
  expect(exchange.balance().available).toBe(subtract('100000', add(divide(turnover, '10', 8), subtract(fee, '50'))));
  expect([exchange.positions.cards.of(anna)?.left, exchange.db.users.get(anna)?.hasOpenCard]).toEqual(['0', false]);
  expect(faultsOf(exchange)).toEqual([]);
});

test('money that covers a loss of cross positions does not leave the account', () => {
  const exchange = openContracts();
  exchange.place({ marginMode: 'cross', amount: '1', leverage: 20 });
  exchange.place({ marginMode: 'cross', amount: '0.5', contractCode: 'ethusdt', side: 'sell' });
  for (let hours = 1; hours < 200; hours += 1) {
    exchange.advanceTo(tradingStart + hours * hour);
    const { unrealised } = exchange.positions.views.assets({ owner: anna, coinId: usdt }, exchange.now());
    if (compare(unrealised, '-300') < 0) break;
  }
  const { free, unrealised } = exchange.positions.views.assets({ owner: anna, coinId: usdt }, exchange.now());
  expect(compare(unrealised, '-300')).toBe(-1);
  exchange.eventBus.emit('fundsLeaving', { owner: anna, wallet: account.perpetual, coinId: usdt });
  expect(exchange.balance().available).toBe(free);
  expect(faultsOf(exchange)).toEqual([]);
});

test('position events are emitted once orders and positions are consistent', () => {
  const exchange = openContracts();
  const heard: [string, PositionChange][] = [];
  for (const kind of ['positionOpened', 'positionChanged', 'positionClosed'] as const)
    exchange.eventBus.on(kind, (what) => {
      expect(faultsOf(exchange)).toEqual([]);
      heard.push([kind, what]);
    });
  exchange.place({ source: 'copy' });
  exchange.place({ amount: '0.05' });
  exchange.place({ side: 'sell', effect: 'close', amount: '0.15' });
  expect(heard.map(([kind, { side, amount, left, source }]) => [kind, side, amount, left, source])).toEqual([
    ['positionOpened', 'long', '0.1', '0.1', 'copy'],
    ['positionChanged', 'long', '0.05', '0.15', 'user'],
    ['positionClosed', 'long', '0.15', '0', 'user'],
  ]);
});
