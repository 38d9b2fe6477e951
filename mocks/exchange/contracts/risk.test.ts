import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, divide, multiply, subtract } from '@/contract/decimal';
import { isInverse, maintenanceMargin, profitAt, tiersOf } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import { anna, bert, faultsOf, openContracts, tradingStart, usdt, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { cases } from '@tests/support/testAmount';

const minute = 60_000;
const day = 86_400_000;
const insurance = ({ ledger }: ContractsExchange) => ledger.balance({ owner: 'insurance', wallet: account.perpetual }, usdt).available;

/** Advances a day at a time until no position is open. */
function untilNothingIsOpen(exchange: ContractsExchange): void {
  for (let days = 1; days < 60 && exchange.db.positions.all().length > 0; days += 1) exchange.advanceTo(exchange.now() + day);
}

describe('an isolated position', () => {
  test.each(['buy', 'sell'] as const)(
    'opened by a %s is liquidated at the first mark at which its equity is down to the maintenance margin',
    (side) => {
      const exchange = openContracts();
      exchange.place({ side, leverage: 100, amount: '0.05' });
      const [position] = exchange.db.positions.all();
      if (!position) throw new Error('nothing was opened');
      untilNothingIsOpen(exchange);
      const past = exchange.db.pastPositions.get(position.positionId);
      expect(past).toMatchObject({ end: 'liquidated' });
      const [order] = exchange.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
      const margin = add(position.margin, past?.funding ?? '0');
      const spare = (at: number) => {
        const mark = exchange.market.mark('btcusdt', at);
        return subtract(add(margin, profitAt(position, mark)), maintenanceMargin(position, mark, tiersOf(125)));
      };
      const instant = order?.createdTime ?? 0;
      // The record closes at the price at which exactly the margin is lost: (cost ∓ margin) ÷ amount.
      const lost = side === 'buy' ? subtract(position.cost, margin) : add(position.cost, margin);
      expect(past?.closePrice).toBe(divide(lost, position.amount, 12));
      expect(order).toMatchObject({ averagePrice: past?.closePrice, realised: past?.realised });
      expect(compare(spare(instant), '0')).toBeLessThanOrEqual(0);
      // Before a funding payment on the way, the margin was larger than after it.
      const since = instant - (instant % (8 * 60 * minute));
      for (let at = Math.max(position.openedTime, since); at < instant; at += 500) expect([at, compare(spare(at), '0')]).toEqual([at, 1]);
      expect(compare(past?.realised ?? '0', `-${margin}`)).toBe(0);
      expect(exchange.balance()).toEqual({ available: subtract('10000', add(position.margin, position.fee)), frozen: '0' });
      expect(faultsOf(exchange)).toEqual([]);
    },
  );
  test('is warned about first, and liquidated with a message among the warnings', () => {
    const exchange = openContracts();
    exchange.place({ leverage: 50 });
    untilNothingIsOpen(exchange);
    const warnings = exchange.db.messages.all().filter(({ submoduleCode }) => submoduleCode === 7);
    expect(warnings.map(({ notice }) => notice).at(-1)).toBe('positionLiquidated');
    expect(warnings.map(({ notice }) => notice)).toContain('positionWarning');
    expect(warnings.at(-1)?.dataJson).toBe('{"contractCode":"btcusdt"}');
  });
  test('loses only its margin: it is closed through the book, and the insurance fund keeps what was saved', () => {
    const exchange = openContracts();
    exchange.place({ leverage: 100, amount: '0.05' });
    const [position] = exchange.db.positions.all();
    if (!position) throw new Error('nothing was opened');
    while (exchange.db.positions.all().length > 0) exchange.advanceTo(exchange.next()?.at ?? expect.fail('it was never liquidated'));
    const [past] = exchange.db.pastPositions.all();
    const margin = add(position.margin, past?.funding ?? '0');
    expect(past).toMatchObject({ end: 'liquidated', realised: `-${margin}` });
    const taken = exchange.db.consumedLiquidity.find({ where: { venue: 'btcusdt', side: 'buy' } }).list;
    expect(add(...taken.map(({ amount }) => amount))).toBe('0.05');
    for (const { price } of taken) expect(compare(price, past?.closePrice ?? '0')).toBeGreaterThanOrEqual(0);
    // The book's payment less the cost is the actual loss; the rest of the margin was saved.
    const paid = add(...taken.map(({ price, amount }) => multiply(price, amount)));
    expect(compare(subtract(insurance(exchange), add(margin, subtract(paid, position.cost))), '0.00000001')).toBe(-1);
    expect(compare(insurance(exchange), '0')).toBe(1);
    expect(exchange.ledger.totals().get(usdt)).toBe('0');
  });
  test('is closed against users’ resting orders, at their price', () => {
    const [exchange, twin] = [openContracts(), openContracts()];
    for (const each of [exchange, twin]) each.place({ leverage: 100, amount: '0.05' });
    untilNothingIsOpen(twin);
    const [past] = twin.db.pastPositions.all();
    exchange.advanceTo((past?.closedTime ?? expect.fail('it was never liquidated')) - 1);
    const bid = exchange.place({
      owner: bert,
      kind: 'limit',
      price: exchange.market.depth('btcusdt', exchange.now()).bids[0]?.price,
      amount: '0.04',
      leverage: 5,
    });
    exchange.advanceTo(exchange.now() + 1);
    expect(exchange.db.pastPositions.all()).toMatchObject([{ owner: anna, end: 'liquidated' }]);
    expect(exchange.db.contractDeals.find({ where: { orderId: bid.orderId } }).list).toMatchObject([
      { role: 'maker', price: bid.price, amount: '0.04' },
    ]);
    expect(exchange.positions.list(bert)).toMatchObject([{ side: 'long', amount: '0.04' }]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('stays open longer with more margin, and required margin cannot be removed', () => {
    const exchange = openContracts();
    exchange.place({ leverage: 50 });
    const [before] = exchange.positions.list(anna);
    const [position] = exchange.db.positions.all();
    if (!before || !position) throw new Error('nothing was opened');
    const { positionActions } = exchange.positions;
    const more = positionActions.changeMargin(position, 'add', '100', exchange.now());
    const [after] = exchange.positions.list(anna);
    expect(compare(after?.liquidationPrice ?? '0', before.liquidationPrice ?? '0')).toBe(-1);
    expect(() => positionActions.changeMargin(more, 'remove', '150', exchange.now())).toThrow(
      expect.objectContaining({ code: 'marginTooLow' }),
    );
    expect(() => positionActions.changeMargin(more, 'add', '20000', exchange.now())).toThrow(
      expect.objectContaining({ code: 'insufficientBalance' }),
    );
    positionActions.changeMargin(more, 'remove', '50', exchange.now());
    expect(exchange.db.contractAdjustments.all().map(({ kind }) => kind)).toEqual(['marginAdded', 'marginRemoved']);
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('cross positions', () => {
  test('stay open as long as the account covers them all, and are liquidated together', () => {
    const exchange = openContracts({ money: '900' });
    exchange.place({ marginMode: 'cross', amount: '0.2', leverage: 50 });
    exchange.place({ marginMode: 'cross', contractCode: 'ethusdt', amount: '4', leverage: 50 });
    const positions = exchange.db.positions.all();
    expect(exchange.positions.list(anna)[0]?.marginRate).toBe(exchange.positions.list(anna)[1]?.marginRate);
    untilNothingIsOpen(exchange);
    expect(exchange.db.pastPositions.all().map(({ end }) => end)).toEqual(['liquidated', 'liquidated']);
    const [first, second] = exchange.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
    expect(first?.createdTime).toBe(second?.createdTime);
    // Together they lose the whole balance, and each record closes at the price of its own loss.
    for (const { orderId, averagePrice, realised } of [first, second].flatMap((order) => order ?? [])) {
      const { cost, amount } = positions.find(({ positionId }) => exchange.db.contractOrders.get(orderId)?.positionId === positionId) ?? {};
      const off = subtract(subtract(multiply(amount ?? '0', averagePrice ?? '0'), cost ?? '0'), realised);
      expect([compare(off, '0.0000001'), compare(off, '-0.0000001')]).toEqual([-1, 1]);
    }
    const at = first?.createdTime ?? 0;
    const paid = add(...exchange.db.contractFundings.all().map(({ amount }) => amount), ...positions.map(({ fee }) => `-${fee}`));
    const spare = (instant: number) =>
      add(
        '900',
        paid,
        ...positions.map((position) => {
          const mark = exchange.market.mark(position.contractCode, instant);
          const tiers = tiersOf(position.contractCode === 'btcusdt' ? 125 : 100);
          return subtract(profitAt(position, mark), maintenanceMargin(position, mark, tiers));
        }),
      );
    expect(compare(add('900', paid, first?.realised ?? '0', second?.realised ?? '0'), '0')).toBe(0);
    expect(compare(spare(at), '0')).toBeLessThanOrEqual(0);
    expect(compare(spare(at - 1), '0')).toBe(1);
    expect(exchange.balance()).toEqual({ available: '0', frozen: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('are liquidated without isolated ones, but with open orders', () => {
    const exchange = openContracts({ money: '1000' });
    exchange.place({ contractCode: 'solusdt', amount: '10', leverage: 5 });
    const waiting = exchange.place({
      contractCode: 'solusdt',
      kind: 'limit',
      price: subtract(exchange.market.price('solusdt', exchange.now()), '30'),
      amount: '1',
      leverage: 5,
    });
    exchange.place({ marginMode: 'cross', amount: '0.25', leverage: 50 });
    for (let days = 1; days < 60 && exchange.db.positions.all().length > 1; days += 1) exchange.advanceTo(exchange.now() + day / 4);
    expect(exchange.db.positions.all()).toMatchObject([{ contractCode: 'solusdt', marginMode: 'isolated' }]);
    expect(exchange.db.contractOrders.get(waiting.orderId)).toMatchObject({ state: 'cancelled', reason: 'liquidated' });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('cannot be opened with money that covers a loss', () => {
    const exchange = openContracts({ money: '2000' });
    exchange.place({ marginMode: 'cross', amount: '0.4', leverage: 50 });
    exchange.advanceTo(tradingStart + 6 * 60 * minute);
    const { free, unrealised, positionMargin, balance } = exchange.positions.views.assets({ owner: anna, coinId: usdt }, exchange.now());
    const spare = subtract(add(balance, compare(unrealised, '0') < 0 ? unrealised : '0'), positionMargin);
    expect(compare(free, spare)).toBe(0);
  });
});

describe('time', () => {
  const scene = (seed: string) => {
    const exchange = openContracts({ seed });
    exchange.place({ leverage: 75, amount: '0.05' });
    exchange.place({ leverage: 20, contractCode: 'ethusdt', side: 'sell', amount: '3', marginMode: 'cross' });
    const last = exchange.market.price('solusdt', exchange.now());
    exchange.place({
      contractCode: 'solusdt',
      kind: 'limit',
      price: subtract(last, '1.5'),
      amount: '30',
      leverage: 10,
      takeProfitPrice: add(last, '1'),
    });
    exchange.positions.conditions.plan({
      owner: anna,
      contractCode: 'xrpusdt',
      side: 'buy',
      effect: 'open',
      triggerPrice: add(exchange.market.price('xrpusdt', exchange.now()), '0.02'),
      amount: '500',
      at: exchange.now(),
    });
    return exchange;
  };
  test.each(['one', 'two', 'three'])('a day in one step equals a day minute by minute (%s)', (seed) => {
    const [atOnce, stepwise] = [scene(seed), scene(seed)];
    atOnce.advanceTo(tradingStart + day);
    for (let at = tradingStart; at <= tradingStart + day; at += minute) stepwise.advanceTo(at);
    expect(JSON.stringify(stepwise.state())).toBe(JSON.stringify(atOnce.state()));
    expect(faultsOf(stepwise)).toEqual([]);
  });
  test('a restored exchange continues identically', () => {
    const exchange = scene('saved');
    exchange.advanceTo(tradingStart + day / 3);
    const restored = openContracts({ seed: 'saved', saved: JSON.parse(JSON.stringify(exchange.state())) });
    for (const each of [exchange, restored]) each.advanceTo(tradingStart + 4 * day);
    expect(JSON.stringify(restored.state())).toBe(JSON.stringify(exchange.state()));
  });
});

test('whatever is opened and whatever the market does, books are consistent and no balance is negative', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.array(
        fc.record({
          contractCode: fc.constantFrom('btcusdt', 'ethusdt', 'f_btcf_usdt', 'btcusdt_260109_d', 'btcusd', 'btcusd_260109_d'),
          side: fc.constantFrom('buy' as const, 'sell' as const),
          marginMode: fc.constantFrom('cross' as const, 'isolated' as const),
          leverage: fc.integer({ min: 1, max: 100 }),
          lots: fc.integer({ min: 1, max: 900 }),
          hours: fc.integer({ min: 0, max: 60 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      (seed, wishes) => {
        const exchange = openContracts({ seed });
        for (const { lots, hours, ...wish } of wishes) {
          const small = wish.contractCode === 'ethusdt' ? `${lots}` : `0.${String(lots).padStart(3, '0')}`;
          const amount = isInverse(wish.contractCode) ? `${lots}00` : small;
          try {
            exchange.place({ ...wish, amount });
          } catch (problem) {
            expect(problem).toBeInstanceOf(BusinessError);
          }
          exchange.advanceTo(exchange.now() + hours * 60 * minute);
          expect(faultsOf(exchange)).toEqual([]);
        }
        exchange.advanceTo(exchange.now() + 5 * day);
        expect(faultsOf(exchange)).toEqual([]);
      },
    ),
    { numRuns: cases(30) },
  );
});

test('a liquidation due while one of its contracts is halted waits until that is traded again', () => {
  const exchange = openContracts();
  const changed = () => exchange.eventBus.emit('marketChanged', { concerns: () => true, at: exchange.now(), until: Infinity });
  const intervention = { from: exchange.now(), endedAt: null } as const;
  for (const [contractCode, amount] of [['btcusdt', '0.05'] as const, ['ethusdt', '20'] as const])
    exchange.place({ contractCode, amount, marginMode: 'cross', leverage: 50 });
  exchange.db.marketInterventions.insert({ ...intervention, id: 1, kind: 'halt', of: 'btcusdt', forMs: null });
  exchange.db.marketInterventions.insert({ ...intervention, id: 2, kind: 'move', of: 'ETH', percent: '-30', overMs: minute, holdMs: null });
  changed();
  exchange.advanceTo(exchange.now() + 10 * minute);
  expect(exchange.db.positions.all().map(({ contractCode }) => contractCode)).toEqual(['btcusdt', 'ethusdt']);
  exchange.db.marketInterventions.update(1, { endedAt: exchange.now() });
  changed();
  exchange.advanceTo(exchange.now());
  expect(exchange.db.pastPositions.all().map(({ end }) => end)).toEqual(['liquidated', 'liquidated']);
  expect(faultsOf(exchange)).toEqual([]);
});
