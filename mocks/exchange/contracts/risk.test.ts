import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isNegative, subtract } from '@/contract/decimal';
import { maintenanceMargin, profitAt } from '@/contract/swap';
import { anna, faultsOf, openContracts, tradingStart, usdt, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { BusinessError } from '../../businessError';

const minute = 60_000;
const day = 86_400_000;
const insurance = ({ ledger }: ContractsExchange) => ledger.balance({ owner: 'insurance', wallet: account.perpetual }, usdt).available;

/** Lives on until nothing is open any more, a day at a time. */
function untilNothingIsOpen(exchange: ContractsExchange): void {
  for (let days = 1; days < 60 && exchange.db.positions.all().length > 0; days += 1) exchange.advanceTo(exchange.now() + day);
}

describe('an isolated position', () => {
  test.each(['buy', 'sell'] as const)(
    'opened by a %s is liquidated at the first mark at which its margin is down to what must be kept',
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
        return subtract(add(margin, profitAt(position, mark)), maintenanceMargin(position, mark));
      };
      const instant = order?.createdTime ?? 0;
      expect(past?.closePrice).toBe(exchange.market.mark('btcusdt', instant));
      expect(compare(spare(instant), '0')).toBeLessThanOrEqual(0);
      // A funding payment on the way makes the margin smaller than it was before it.
      const since = instant - (instant % (8 * 60 * minute));
      for (let at = Math.max(position.openedTime, since); at < instant; at += 500) expect([at, compare(spare(at), '0')]).toEqual([at, 1]);
      expect(compare(past?.realised ?? '0', `-${margin}`)).toBe(0);
      expect(exchange.balance()).toEqual({ available: subtract('10000', add(position.margin, position.fee)), frozen: '0' });
      expect(faultsOf(exchange)).toEqual([]);
    },
  );
  test('is warned of before, and liquidated with a message in the warnings', () => {
    const exchange = openContracts();
    exchange.place({ leverage: 50 });
    untilNothingIsOpen(exchange);
    const warnings = exchange.db.messages.all().filter(({ submoduleCode }) => submoduleCode === 7);
    expect(warnings.map(({ notice }) => notice).at(-1)).toBe('positionLiquidated');
    expect(warnings.map(({ notice }) => notice)).toContain('positionWarning');
    expect(warnings.at(-1)?.dataJson).toBe('{"contractCode":"btcusdt"}');
  });
  test('loses its margin and nothing else: what is missing the insurance pays, what is left it keeps', () => {
    const exchange = openContracts();
    exchange.place({ leverage: 100, amount: '0.05' });
    untilNothingIsOpen(exchange);
    const [past] = exchange.db.pastPositions.all();
    const [position] = exchange.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
    expect(past?.end).toBe('liquidated');
    expect(isNegative(insurance(exchange))).toBe(false);
    expect(compare(position?.realised ?? '0', past?.realised ?? '1')).toBe(0);
  });
  test('lives longer with more margin, and margin that it needs cannot be taken from it', () => {
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
  test('live as long as the account carries them all, and are liquidated together', () => {
    const exchange = openContracts({ money: '900' });
    exchange.place({ marginMode: 'cross', amount: '0.2', leverage: 50 });
    exchange.place({ marginMode: 'cross', contractCode: 'ethusdt', amount: '4', leverage: 50 });
    const positions = exchange.db.positions.all();
    expect(exchange.positions.list(anna)[0]?.marginRate).toBe(exchange.positions.list(anna)[1]?.marginRate);
    untilNothingIsOpen(exchange);
    expect(exchange.db.pastPositions.all().map(({ end }) => end)).toEqual(['liquidated', 'liquidated']);
    const [first, second] = exchange.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
    expect(first?.createdTime).toBe(second?.createdTime);
    const at = first?.createdTime ?? 0;
    const paid = add(...exchange.db.contractFundings.all().map(({ amount }) => amount), ...positions.map(({ fee }) => `-${fee}`));
    const spare = (instant: number) =>
      add(
        '900',
        paid,
        ...positions.map((position) => {
          const mark = exchange.market.mark(position.contractCode, instant);
          return subtract(profitAt(position, mark), maintenanceMargin(position, mark));
        }),
      );
    expect(compare(spare(at), '0')).toBeLessThanOrEqual(0);
    expect(compare(spare(at - 1), '0')).toBe(1);
    expect(exchange.balance()).toEqual({ available: '0', frozen: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('leave isolated ones alone, and take waiting orders with them', () => {
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
  test('cannot be opened with money that a loss needs', () => {
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
  test.each(['one', 'two', 'three'])('a day at once is a day lived through minute by minute (%s)', (seed) => {
    const [atOnce, lived] = [scene(seed), scene(seed)];
    atOnce.advanceTo(tradingStart + day);
    for (let at = tradingStart; at <= tradingStart + day; at += minute) lived.advanceTo(at);
    expect(JSON.stringify(lived.state())).toBe(JSON.stringify(atOnce.state()));
    expect(faultsOf(lived)).toEqual([]);
  });
  test('what was saved goes on as if it had not been', () => {
    const exchange = scene('saved');
    exchange.advanceTo(tradingStart + day / 3);
    const restored = openContracts({ seed: 'saved', saved: JSON.parse(JSON.stringify(exchange.state())) });
    for (const each of [exchange, restored]) each.advanceTo(tradingStart + 4 * day);
    expect(JSON.stringify(restored.state())).toBe(JSON.stringify(exchange.state()));
  });
});

test('whatever is opened and whatever the market does, books agree and nobody falls below zero', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.array(
        fc.record({
          contractCode: fc.constantFrom('btcusdt', 'ethusdt', 'f_btcf_usdt', 'btcusdt_260109_d'),
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
          const amount = wish.contractCode === 'ethusdt' ? `${lots}` : `0.${String(lots).padStart(3, '0')}`;
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
    { numRuns: 30 },
  );
});
