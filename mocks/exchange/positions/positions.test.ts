import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, divide, multiply, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { mockCoin, tradeMode } from '@/contract/swap';
import { anna, faultsOf, openFloor, tradingStart, usdt, type ContractFloor } from '@tests/support/exchange/contractsExchange';
import { fundingPeriod } from '../market/contracts';
import { contractAccount } from './purse';
import type { PositionNews } from './news';

const day = 86_400_000;
const hour = 3_600_000;
const off = (floor: ContractFloor, factor: Decimal, code = 'btcusdt'): Decimal =>
  truncate(multiply(floor.market.price(code, floor.now()), factor), 1);
const amounts = (floor: ContractFloor) => floor.positions.list(anna).map(({ side, amount }) => `${side} ${amount}`);

describe('modes', () => {
  test('in hedge mode a long and a short stand side by side', () => {
    const floor = openFloor();
    floor.place();
    floor.place({ side: 'sell', amount: '0.05' });
    expect(amounts(floor)).toEqual(['long 0.1', 'short 0.05']);
  });
  test('in one-way mode an order reduces what stands against it and opens with the rest', () => {
    const floor = openFloor();
    floor.positions.handling.set(anna, 'btcusdt', { positionMode: 'oneWay' }, floor.now());
    floor.place({ side: 'sell' });
    const order = floor.place({ amount: '0.15' });
    expect(amounts(floor)).toEqual(['long 0.05']);
    expect(order).toMatchObject({ state: 'filled', filledAmount: '0.15', frozen: '0' });
    expect(floor.db.pastPositions.all()).toMatchObject([{ side: 'short', end: 'closed' }]);
    expect(faultsOf(floor)).toEqual([]);
  });
  test('merged, orders of one side are one position at their average price; split, they are one each until they are merged', () => {
    const [merged, split] = [openFloor(), openFloor()];
    split.positions.handling.set(anna, 'btcusdt', { positionType: 'split' }, split.now());
    for (const floor of [merged, split]) for (const amount of ['0.1', '0.05']) floor.place({ amount });
    expect(amounts(merged)).toEqual(['long 0.15']);
    expect(amounts(split)).toEqual(['long 0.1', 'long 0.05']);
    split.positions.handling.merge(anna, 'btcusdt', 'long', split.now());
    const [one, other] = [merged.positions.list(anna)[0], split.positions.list(anna)[0]];
    expect([other?.amount, other?.entryPrice, other?.liquidationPrice]).toEqual([one?.amount, one?.entryPrice, one?.liquidationPrice]);
    expect(split.db.pastPositions.all()).toMatchObject([{ end: 'merged', amount: '0.05' }]);
    expect(faultsOf(split)).toEqual([]);
    expect(() => split.positions.handling.merge(anna, 'btcusdt', 'long', split.now())).toThrow(
      expect.objectContaining({ obstacle: 'nothingToMerge' }),
    );
  });
  test('may change only while nothing is open; leverage at any time the money is there', () => {
    const floor = openFloor();
    floor.place({ leverage: 20 });
    const { handling } = floor.positions;
    expect(() => handling.set(anna, 'btcusdt', { marginMode: 'isolated' }, floor.now())).toThrow(
      expect.objectContaining({ obstacle: 'inUse' }),
    );
    handling.set(anna, 'btcusdt', { leverage: 10 }, floor.now());
    const [position] = floor.positions.list(anna);
    expect(compare(position?.margin ?? '0', divide(multiply('0.1', position?.entryPrice ?? '0'), '10', 8))).toBe(0);
    expect(() => handling.set(anna, 'btcusdt', { leverage: 126 }, floor.now())).toThrow(expect.objectContaining({ obstacle: 'leverage' }));
    floor.place({ owner: anna, contractCode: 'ethusdt', amount: '20', leverage: 10 });
    expect(() => handling.set(anna, 'btcusdt', { leverage: 1 }, floor.now())).toThrow(expect.objectContaining({ obstacle: 'balance' }));
    expect(faultsOf(floor)).toEqual([]);
  });
  test('reversing closes a position and opens as much on the other side', () => {
    const floor = openFloor();
    floor.place();
    const [position] = floor.db.positions.all();
    if (!position) throw new Error('nothing was opened');
    const { closed, opened } = floor.positions.handling.reverse(position, floor.now());
    expect([closed.state, opened?.state, amounts(floor)]).toEqual(['filled', 'filled', ['short 0.1']]);
    expect(faultsOf(floor)).toEqual([]);
  });
});

describe('funding', () => {
  test('is paid at every eighth hour, by longs to shorts while the rate is above zero, and changes the margin', () => {
    const floor = openFloor();
    floor.place();
    floor.place({ side: 'sell', contractCode: 'ethusdt', amount: '1', marginMode: 'cross' });
    const [long] = floor.db.positions.all();
    const due = (Math.floor(tradingStart / fundingPeriod) + 1) * fundingPeriod;
    floor.advanceTo(due - 1);
    expect(floor.db.contractFundings.all()).toEqual([]);
    const before = floor.balance();
    floor.advanceTo(due);
    const rate = floor.market.fundingRate('btcusdt', due);
    const value = multiply('0.1', floor.market.mark('btcusdt', due));
    const paid = truncate(multiply(value, rate), 8);
    const records = floor.db.contractFundings.all();
    expect(records[0]).toMatchObject({ contractCode: 'btcusdt', rate, positionValue: value, amount: negate(paid), createdTime: due });
    expect(floor.db.positions.all()[0]).toMatchObject({ margin: subtract(long?.margin ?? '0', paid), funding: negate(paid) });
    const after = floor.balance();
    const moved = add(...records.map(({ amount }) => amount));
    expect(compare(add(after.available, after.frozen), add(before.available, before.frozen, moved))).toBe(0);
    expect(floor.db.contractBills.find({ where: { kind: 'funding' } }).total).toBe(2);
    floor.advanceTo(due + day);
    expect(floor.db.contractFundings.count({ contractCode: 'btcusdt' })).toBe(4);
    expect(faultsOf(floor)).toEqual([]);
  });
  test('is not on the agenda once nothing is open', () => {
    const floor = openFloor();
    floor.place();
    floor.place({ side: 'sell', effect: 'close' });
    expect(floor.next()).toBeUndefined();
  });
});

test('a delivery contract settles at its settlement price, its waiting orders end, and there is no funding', () => {
  const floor = openFloor();
  const contractCode = 'btcusdt_260109_d';
  floor.place({ contractCode, leverage: 5 });
  floor.place({ contractCode, side: 'sell', marginMode: 'cross', leverage: 5, amount: '0.05' });
  const waiting = floor.place({ contractCode, kind: 'limit', price: off(floor, '0.6'), leverage: 5 });
  const costs = floor.db.positions.all().map(({ cost }) => cost);
  const { expires } = floor.market.contract(contractCode, floor.now());
  floor.advanceTo((expires ?? 0) - 1);
  expect(floor.positions.list(anna)).toHaveLength(2);
  floor.advanceTo(expires ?? 0);
  const price = floor.market.settlementPrice(contractCode);
  const [long, short] = floor.db.pastPositions.all();
  expect([long?.end, long?.closePrice, long?.closedTime]).toEqual(['settled', price, expires]);
  expect(compare(long?.realised ?? '', truncate(subtract(multiply(price, '0.1'), costs[0] ?? '0'), 8))).toBe(0);
  expect(compare(short?.realised ?? '', truncate(subtract(costs[1] ?? '0', multiply(price, '0.05')), 8))).toBe(0);
  expect(floor.db.contractOrders.get(waiting.orderId)).toMatchObject({ state: 'cancelled', reason: 'expired' });
  expect(floor.db.contractFundings.all()).toEqual([]);
  expect(floor.next()).toBeUndefined();
  expect(floor.db.messages.all().filter(({ notice }) => notice === 'positionSettled')).toHaveLength(2);
  expect(faultsOf(floor)).toEqual([]);
});

describe('plans', () => {
  test('are placed at the instant the latest price comes to their trigger', () => {
    const floor = openFloor();
    const triggerPrice = off(floor, '1.005');
    const wish = { owner: anna, contractCode: 'btcusdt', side: 'buy', effect: 'open', triggerPrice, amount: '0.1', leverage: 10 } as const;
    const plan = floor.positions.conditions.plan({ ...wish, at: floor.now() });
    expect(floor.balance()).toEqual({ available: '10000', frozen: '0' });
    const reached = floor.market.firstBeyond('btcusdt', 'above', triggerPrice, tradingStart, tradingStart + 30 * day);
    floor.advanceTo(reached?.at ?? 0);
    const { state, placedOrderId } = floor.db.contractConditions.get(plan.orderId) ?? {};
    expect(state).toBe('triggered');
    expect(floor.db.contractOrders.get(placedOrderId ?? '')).toMatchObject({
      source: 'condition',
      state: 'filled',
      createdTime: reached?.at,
    });
    expect(faultsOf(floor)).toEqual([]);
  });
  test('fail where the money is not there, and their owner is told with bizType 17', () => {
    const floor = openFloor();
    const wish = { owner: anna, contractCode: 'btcusdt', side: 'buy', effect: 'open', amount: '5', leverage: 2 } as const;
    const plan = floor.positions.conditions.plan({ ...wish, triggerPrice: off(floor, '0.995'), at: floor.now() });
    floor.advanceTo(tradingStart + 30 * day);
    expect(floor.db.contractConditions.get(plan.orderId)).toMatchObject({ state: 'failed', placedOrderId: null });
    expect(floor.db.messages.all()).toMatchObject([{ notice: 'contractOpenFailed', bizType: 17 }]);
  });
  test('of a position take its profit or stop its loss, whichever comes first, and end with it', () => {
    const floor = openFloor();
    floor.place({ takeProfitPrice: off(floor, '1.01'), stopLossPrice: off(floor, '0.99'), leverage: 5 });
    expect(floor.positions.list(anna)[0]).toMatchObject({ takeProfitPrice: off(floor, '1.01'), stopLossPrice: off(floor, '0.99') });
    floor.advanceTo(tradingStart + 30 * day);
    expect(floor.positions.list(anna)).toEqual([]);
    expect(
      floor.db.contractConditions
        .all()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['cancelled', 'triggered']);
    expect(faultsOf(floor)).toEqual([]);
  });
  test('on the wrong side of the price are refused for a position', () => {
    const floor = openFloor();
    floor.place();
    const [position] = floor.db.positions.all();
    if (!position) throw new Error('nothing was opened');
    const terms = { kind: 'takeProfit', triggerPrice: off(floor, '0.9'), at: floor.now() } as const;
    expect(() => floor.positions.conditions.exit(position, terms)).toThrow(expect.objectContaining({ obstacle: 'triggerPassed' }));
  });
});

describe('mock trading', () => {
  test('follows the real market with money of its own, and touches nothing real', () => {
    const floor = openFloor();
    floor.place({ contractCode: 'f_btcf_usdt', amount: '0.5' });
    expect(floor.positions.list(anna)).toEqual([]);
    expect(floor.positions.list(anna, tradeMode.mock)).toMatchObject([
      { contractCode: 'f_btcf_usdt', markPrice: floor.market.mark('btcusdt', floor.now()) },
    ]);
    expect([floor.balance(), floor.db.messages.all()]).toEqual([{ available: '10000', frozen: '0' }, []]);
    expect(floor.ledger.balance({ owner: 'fees', wallet: account.perpetual }, usdt).available).toBe('0');
    floor.advanceTo(tradingStart + 9 * hour);
    expect(floor.db.contractFundings.all()).toMatchObject([{ mode: tradeMode.mock, coinId: mockCoin.f_usdt }]);
    expect(faultsOf(floor)).toEqual([]);
  });
  test('is topped up only when little is left, and reset only when nothing is open', () => {
    const floor = openFloor();
    const { mockAccounts } = floor.positions;
    expect(mockAccounts.topUp(anna, 'f_usdt', floor.now())).toBe('enough');
    floor.place({ contractCode: 'f_btcf_usdt', amount: '0.5', leverage: 1 });
    expect(mockAccounts.reset(anna, floor.now())).toBe('inUse');
    floor.place({ contractCode: 'f_btcf_usdt', amount: '0.5', side: 'sell', effect: 'close' });
    expect(mockAccounts.reset(anna, floor.now())).toBeNull();
    expect(floor.mockLedger.balance(contractAccount(anna), mockCoin.f_usdt)).toEqual({ available: '50000', frozen: '0' });
  });
});

test('an open trading-fund card pays fees first, and what it paid can be read', () => {
  const floor = openFloor();
  floor.db.users.update(anna, { hasOpenCard: true });
  const { fee, turnover, orderId } = floor.place();
  const margin = divide(turnover, '20', 8);
  expect(floor.balance().available).toBe(subtract('10000', margin));
  expect(floor.positions.cards.of(anna)?.left).toBe(subtract('50', fee));
  expect(floor.db.fundUsages.all()).toMatchObject([{ orderId, amount: fee, coinName: 'USDT' }]);
  expect(faultsOf(floor)).toEqual([]);
});

test('a card that is used up is closed, and its owner pays the rest', () => {
  const floor = openFloor({ money: '100000' });
  floor.db.users.update(anna, { hasOpenCard: true });
  const { fee, turnover } = floor.place({ amount: '1', leverage: 10 });
  expect(compare(fee, '50')).toBe(1);
  expect(floor.balance().available).toBe(subtract('100000', add(divide(turnover, '10', 8), subtract(fee, '50'))));
  expect([floor.positions.cards.of(anna)?.left, floor.db.users.get(anna)?.hasOpenCard]).toEqual(['0', false]);
  expect(faultsOf(floor)).toEqual([]);
});

test('money that a loss of cross positions needs does not leave the account', () => {
  const floor = openFloor();
  floor.place({ marginMode: 'cross', amount: '1', leverage: 20 });
  floor.place({ marginMode: 'cross', amount: '0.5', contractCode: 'ethusdt', side: 'sell' });
  for (let hours = 1; hours < 200; hours += 1) {
    floor.advanceTo(tradingStart + hours * hour);
    const { unrealised } = floor.positions.views.assets({ owner: anna, coinId: usdt }, floor.now());
    if (compare(unrealised, '-300') < 0) break;
  }
  const { free, unrealised } = floor.positions.views.assets({ owner: anna, coinId: usdt }, floor.now());
  expect(compare(unrealised, '-300')).toBe(-1);
  floor.news.tell('moneyLeaving', { owner: anna, wallet: account.perpetual, coinId: usdt });
  expect(floor.balance().available).toBe(free);
  expect(faultsOf(floor)).toEqual([]);
});

test('others hear of what was opened, changed and closed, once orders and positions agree', () => {
  const floor = openFloor();
  const heard: [string, PositionNews][] = [];
  for (const kind of ['positionOpened', 'positionChanged', 'positionClosed'] as const)
    floor.news.hear(kind, (what) => {
      expect(faultsOf(floor).filter((fault) => !fault.includes('waits for nothing'))).toEqual([]);
      heard.push([kind, what]);
    });
  floor.place({ source: 'copy' });
  floor.place({ amount: '0.05' });
  floor.place({ side: 'sell', effect: 'close', amount: '0.15' });
  expect(heard.map(([kind, { side, amount, left, source }]) => [kind, side, amount, left, source])).toEqual([
    ['positionOpened', 'long', '0.1', '0.1', 'copy'],
    ['positionChanged', 'long', '0.05', '0.15', 'user'],
    ['positionClosed', 'long', '0.15', '0', 'user'],
  ]);
});
