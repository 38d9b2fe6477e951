import { describe, expect, test } from 'vitest';
import { compare, divide, multiply, subtract } from '@/contract/decimal';
import { traderList } from '@/contract/copyTrading/endpoints';
import { personas } from '@fixtures/personas';
import { openInPage } from '../http/inPage';
import { requestOf } from '@tests/support/exchange/actions';
import { scenarioNames, type ScenarioName } from '.';

const at = Date.UTC(2026, 10, 21, 14);
const minuteMs = 60_000;
const { fid } = personas.trader.login;
const seeds = ['exchange', 'test', 'demo'] as const;

function open(scenario: ScenarioName, seed = 'exchange') {
  const own = openInPage({ source: () => at, startedAt: at, scenario, seed });
  const world = own.simulation.world();
  const latest = (owner: number) =>
    world.db.messages.find({ where: { owner }, sort: [['createdTime', 'desc']], page: { num: 1, size: 1 } });
  const send = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
    (await own.transport(requestOf({ method, path, ...(body !== undefined && { body }) }, 'http://127.0.0.1'))).json();
  return { own, world, send, newest: (owner: number) => latest(owner).list[0] };
}

test.each(scenarioNames)('in %s nothing has happened that the clock has not reached', (name) => {
  const { own, world } = open(name);
  expect(own.now()).toBeGreaterThanOrEqual(world.now);
  const ahead = world.db.messages.find({ where: { createdTime: { from: own.now() + 1 } } }).total;
  expect(ahead).toBe(0);
});

describe.each(seeds)('in the world of the seed %s', (seed) => {
  test('a position was liquidated a minute ago: message, history and bills have the same instant', () => {
    const { own, world, newest } = open('liquidated-just-now', seed);
    const liquidatedAt = own.now() - minuteMs;
    expect(newest(fid)).toMatchObject({ notice: 'positionLiquidated', createdTime: liquidatedAt, read: false });
    const past = world.db.pastPositions.find({ where: { owner: fid } }).list;
    expect(past).toMatchObject([{ end: 'liquidated', contractCode: 'ethusdt', leverage: 100, closedTime: liquidatedAt }]);
    const bills = world.db.contractBills.find({ where: { owner: fid, createdTime: { from: liquidatedAt } } }).list;
    expect(bills.map(({ kind }) => kind)).toContain('liquidation');
    expect(world.positions.list(fid)).toHaveLength(1);
  });

  test('both positions stand about half a percent from their liquidation', () => {
    const { world } = open('liquidation-soon', seed);
    for (const { markPrice, liquidationPrice } of world.positions.list(fid)) {
      const away = divide(subtract(liquidationPrice ?? '0', markPrice), markPrice, 6);
      expect(compare(multiply(away, away), '0.000064')).toBe(-1);
    }
    expect(world.positions.list(fid)).toHaveLength(2);
  });

  test('by win rate the lead trader who loses is the last of all', async () => {
    const { send } = open('lead-losing-streak', seed);
    const { data } = await send('GET', `${traderList.path}?sort=winRate&pageSize=100`);
    expect(data.list.at(-1)).toMatchObject({ nickname: 'Blue Heron' });
  });

  test('who has just registered is welcomed a minute ago, and whose account is frozen has moved no money since', () => {
    const { world, newest } = open('first-day', seed);
    const { newUser, frozenAccount } = personas;
    expect(newest(newUser.login.fid)).toMatchObject({ notice: 'registered', createdTime: at - minuteMs });
    expect(world.security.guards.of(newUser.login.fid).registeredTime).toBe(at - minuteMs);
    const since = world.db.messages.find({
      where: { owner: frozenAccount.login.fid, createdTime: { from: at - 2 * 1440 * minuteMs } },
    }).list;
    expect(since.filter(({ notice }) => /transfer|deposit|withdrawal|logged|copy|position/i.test(notice))).toEqual([]);
  });
});

test('orders are refused as the scenarios say', async () => {
  const order = async (scenario: ScenarioName, body: object) =>
    (await open(scenario).send('POST', '/hk-web/v3/trade/order', { tradeId: 1001, ...body })).code;
  expect(await order('order-no-money', { side: 'buy', type: 'market', turnover: '10' })).toBe(30301);
  const { world } = open('order-below-minimum');
  const price = world.market.price(1001, at);
  expect(await order('order-below-minimum', { side: 'sell', type: 'limit', amount: '0.00003', price })).toBe(30403);
});
