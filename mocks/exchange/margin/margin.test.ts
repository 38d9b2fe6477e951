import { beforeEach, describe, expect, test } from 'vitest';
import { account, routeBetween } from '@/contract/capital';
import { add, compare, isZero, multiply, subtract } from '@/contract/decimal';
import { marginLevelsOf, totalDebtOf, repayKind, riskState } from '@/contract/margin';
import { orderSide, orderState, orderType, tradeType } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { coinByName, pairByName } from '../markets';
import { accountOf } from '../posting';
import { isolatedOf } from './account';
import { interestRowsOf } from './interest';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = personas.trader.login.fid;
const btc = pairByName('BTC_USDT').tradeId;
const usdt = coinByName('USDT').coinId;
const bitcoin = coinByName('BTC').coinId;
const hour = 3_600_000;
const pair = isolatedOf(owner, btc);

let world: World;
beforeEach(() => {
  world = createSeededWorld({ seed: 'margin', startedAt });
});

/** Seeds with a bitcoin price that falls by 6 % within a day, and rises by 7 % within four. */
const falling = 'm2';
const rising = 'm5';

const hoursOfInterest = () => interestRowsOf(world, owner, account.isolatedMargin);
const debts = () => world.margin.summary.debtsOf(pair);
const held = (coinId: number) => world.ledger.balance(accountOf(owner, account.isolatedMargin, btc), coinId);
/** Goes long: borrows USDT and converts everything into bitcoin. */
const goLong = (amount: string) => {
  world.margin.borrow(pair, usdt, amount);
  world.spot.place({
    owner,
    tradeId: btc,
    account: account.isolatedMargin,
    side: orderSide.buy,
    type: orderType.market,
    turnover: held(usdt).available,
  });
};

describe('a loan', () => {
  test('is credited, accrues interest every hour, and is repaid interest first', () => {
    world.margin.borrow(pair, usdt, '1000');
    expect(held(usdt).available).toBe('1800');
    expect(debts()).toMatchObject([{ principal: '1000', interest: '0.0125' }]);
    world.advanceTo(startedAt + 24 * hour);
    expect(debts()).toMatchObject([{ principal: '1000', interest: '0.3125' }]);
    expect(hoursOfInterest()).toHaveLength(25);
    expect(world.margin.repay(pair, usdt, '0.5')).toMatchObject({ interest: '0.3125', principal: '0.1875', kind: repayKind.manual });
    expect(world.margin.repay(pair, usdt)).toMatchObject({ principal: '999.8125', interest: '0' });
    expect(debts()).toEqual([]);
    world.advanceTo(startedAt + 48 * hour);
    expect(hoursOfInterest()).toHaveLength(25);
    expect(world.ledger.totals().get(usdt)).toBe('0');
  });

  test('is limited by the assets and by the borrowing tiers', () => {
    const max = world.margin.summary.asset(pair, usdt).borrowAble;
    expect(refusalOf(() => world.margin.borrow(pair, usdt, add(max, '0.01')))).toBe('borrowLimit');
    expect(refusalOf(() => world.margin.borrow(pair, coinByName('ETH').coinId, '1'))).toBe('marginUnavailable');
    expect(refusalOf(() => world.margin.repay(pair, usdt))).toBe('nothingBorrowed');
    world.margin.borrow(pair, usdt, max);
    expect(world.margin.summary.totals(pair).riskState).not.toBe(riskState.liquidating);
    expect(compare(world.margin.summary.asset(pair, usdt).borrowAble, '0.2')).toBe(-1);
  });

  test('keeps the assets it needs in the account', () => {
    world.margin.borrow(pair, usdt, '800');
    const route = routeBetween({ source: account.isolatedMargin, target: account.spot });
    const user = world.db.users.get(owner);
    if (!route || !user) throw new Error('no route');
    const ask = (amount: string) =>
      refusalOf(() => world.transfers.check({ user, route, coinId: usdt, tradeId: btc, amount, at: world.now }));
    expect(ask('1')).toBe('heldByDebt');
    world.margin.repay(pair, usdt, '400');
    expect(ask('1')).toBeNull();
  });

  test('is taken by an auto-borrow order and repaid from an auto-repay order', () => {
    const bought = world.margin.place({
      owner,
      tradeId: btc,
      account: account.isolatedMargin,
      side: orderSide.buy,
      type: orderType.market,
      turnover: '2000',
      tradeType: tradeType.autoBorrow,
    });
    expect(bought.state).toBe(orderState.filled);
    expect(debts()).toMatchObject([{ coinId: usdt, principal: '1200' }]);
    const amount = held(bitcoin).available.slice(0, 7);
    world.margin.place({
      owner,
      tradeId: btc,
      account: account.isolatedMargin,
      side: orderSide.sell,
      type: orderType.market,
      amount,
      tradeType: tradeType.autoRepay,
    });
    expect(debts()).toEqual([]);
    expect(world.db.marginRepays.find({ where: { owner } }).list.every(({ kind }) => kind === repayKind.order)).toBe(true);
  });

  test('is repaid from the proceeds of closing the position', () => {
    goLong('3000');
    world.margin.closePosition(owner, btc);
    expect(debts()).toEqual([]);
    expect(compare(held(usdt).available, '700')).toBe(1);
  });
});

describe('risk', () => {
  test('an account is liquidated by the first trade beyond its price, notified, and left without debts', () => {
    world = createSeededWorld({ seed: falling, startedAt });
    goLong('7000');
    const levels = marginLevelsOf(10);
    world.spot.place({
      owner,
      tradeId: btc,
      account: account.isolatedMargin,
      side: orderSide.sell,
      type: orderType.limit,
      price: multiplied(world.market.price(btc, world.now), '1.05'),
      amount: '0.01',
    });
    let liquidated = world.db.marginLiquidations.find({ where: { owner } }).list[0];
    let before = world.now;
    while (!liquidated && world.now < startedAt + 24 * hour) {
      before = world.now;
      world.advanceTo(world.now + hour);
      liquidated = world.db.marginLiquidations.find({ where: { owner } }).list[0];
    }
    if (!liquidated) throw new Error('the market never fell so far');
    expect(liquidated.createdTime).toBeGreaterThan(before);
    expect(compare(liquidated.totalAsset, multiply(liquidated.totalDebt, levels.liquidation))).toBeLessThanOrEqual(0);
    expect(compare(liquidated.totalAsset, multiply(liquidated.totalDebt, '1.04'))).toBe(1);
    expect(liquidated.insurance).toBe('0');
    expect(debts()).toEqual([]);
    expect(world.db.spotOrders.count({ owner, isOpen: true })).toBe(0);
    expect(held(bitcoin).frozen).toBe('0');
    expect(world.db.messages.count({ owner, notice: 'isolatedWarned', createdTime: { from: startedAt + 1 } })).toBe(1);
    expect(world.db.messages.count({ owner, notice: 'isolatedLiquidated', createdTime: { from: startedAt + 1 } })).toBe(1);
    const netAfterFee = subtract(subtract(liquidated.totalAsset, liquidated.totalDebt), liquidated.fee);
    const value = world.margin.summary.value(pair).assets;
    const drift = subtract(add(multiply(held(bitcoin).available, liquidated.price ?? '0'), held(usdt).available), netAfterFee);
    // The book pays slightly less than the price: at most 0.2 % of the debt.
    expect([compare(drift, '0.01'), compare(drift, multiply(liquidated.totalDebt, '-0.002')), isZero(value)]).toEqual([-1, 1, false]);
    for (const sum of world.ledger.totals().values()) expect(sum).toBe('0');
  });

  test('an account that owes bitcoin is liquidated by a rise', () => {
    world = createSeededWorld({ seed: rising, startedAt });
    world.margin.borrow(pair, bitcoin, '0.08');
    world.spot.place({
      owner,
      tradeId: btc,
      account: account.isolatedMargin,
      side: orderSide.sell,
      type: orderType.market,
      amount: '0.08',
    });
    expect(world.margin.summary.priceAtLevel(pair, marginLevelsOf(10).liquidation)).toMatchObject({ direction: 'above' });
    world.advanceTo(startedAt + 4 * 24 * hour);
    const [liquidated] = world.db.marginLiquidations.find({ where: { owner } }).list;
    expect(liquidated?.steps.map(({ coinName }) => coinName)).toEqual(['BTC', 'USDT']);
    expect(world.margin.summary.totals(pair).riskRatio).toBeNull();
  });

  test('cross margin counts all coins of the account', () => {
    const cross = { owner, wallet: account.crossMargin, tradeId: null };
    world.margin.borrow(cross, usdt, '5000');
    const { riskRatio, totalDebt } = world.margin.summary.totals(cross);
    expect(totalDebt).toBe('5000.0625');
    expect(compare(riskRatio ?? '0', '1.5')).toBeGreaterThanOrEqual(0);
    world.advanceTo(startedAt + hour);
    expect(world.margin.summary.debtsOf(cross).map(totalDebtOf)).toEqual(['5000.125']);
  });
});

test('debts survive a snapshot and continue identically', () => {
  goLong('7000');
  const saved = JSON.parse(JSON.stringify(world.state()));
  const again = createWorld({ seed: 'margin', startedAt, saved });
  for (const each of [world, again]) each.advanceTo(startedAt + 3 * 24 * hour);
  expect(JSON.stringify(again.state())).toBe(JSON.stringify(world.state()));
});

const multiplied = (price: string, factor: string) => multiply(price, factor).replace(/(\.\d\d)\d+$/, '$1');
