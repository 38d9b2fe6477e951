import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isNegative, subtract } from '@/contract/decimal';
import { maintenanceMargin, profitAt } from '@/contract/swap';
import { anna, faultsOf, openFloor, tradingStart, usdt, type ContractFloor } from '@tests/support/exchange/contractsExchange';

const minute = 60_000;
const day = 86_400_000;
const insurance = ({ ledger }: ContractFloor) => ledger.balance({ owner: 'insurance', wallet: account.perpetual }, usdt).available;

/** Lives on until nothing is open any more, a day at a time. */
function untilNothingIsOpen(floor: ContractFloor): void {
  for (let days = 1; days < 60 && floor.db.positions.all().length > 0; days += 1) floor.advanceTo(floor.now() + day);
}

describe('an isolated position', () => {
  test.each(['buy', 'sell'] as const)(
    'opened by a %s is liquidated at the first mark at which its margin is down to what must be kept',
    (side) => {
      const floor = openFloor();
      floor.place({ side, leverage: 100, amount: '0.05' });
      const [position] = floor.db.positions.all();
      if (!position) throw new Error('nothing was opened');
      untilNothingIsOpen(floor);
      const past = floor.db.pastPositions.get(position.positionId);
      expect(past).toMatchObject({ end: 'liquidated' });
      const [order] = floor.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
      const margin = add(position.margin, past?.funding ?? '0');
      const spare = (at: number) => {
        const mark = floor.market.mark('btcusdt', at);
        return subtract(add(margin, profitAt(position, mark)), maintenanceMargin(position, mark));
      };
      const instant = order?.createdTime ?? 0;
      expect(past?.closePrice).toBe(floor.market.mark('btcusdt', instant));
      expect(compare(spare(instant), '0')).toBeLessThanOrEqual(0);
      // A funding payment on the way makes the margin smaller than it was before it.
      const since = instant - (instant % (8 * 60 * minute));
      for (let at = Math.max(position.openedTime, since); at < instant; at += 500) expect([at, compare(spare(at), '0')]).toEqual([at, 1]);
      expect(compare(past?.realised ?? '0', `-${margin}`)).toBe(0);
      expect(floor.balance()).toEqual({ available: subtract('10000', add(position.margin, position.fee)), frozen: '0' });
      expect(faultsOf(floor)).toEqual([]);
    },
  );
  test('is warned of before, and liquidated with a message in the warnings', () => {
    const floor = openFloor();
    floor.place({ leverage: 50 });
    untilNothingIsOpen(floor);
    const warnings = floor.db.messages.all().filter(({ submoduleCode }) => submoduleCode === 7);
    expect(warnings.map(({ notice }) => notice).at(-1)).toBe('positionLiquidated');
    expect(warnings.map(({ notice }) => notice)).toContain('positionWarning');
    expect(warnings.at(-1)?.dataJson).toBe('{"contractCode":"btcusdt"}');
  });
  test('loses its margin and nothing else: what is missing the insurance pays, what is left it keeps', () => {
    const floor = openFloor();
    floor.place({ leverage: 100, amount: '0.05' });
    untilNothingIsOpen(floor);
    const [past] = floor.db.pastPositions.all();
    const [position] = floor.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
    expect(past?.end).toBe('liquidated');
    expect(isNegative(insurance(floor))).toBe(false);
    expect(compare(position?.realised ?? '0', past?.realised ?? '1')).toBe(0);
  });
  test('lives longer with more margin, and margin that it needs cannot be taken from it', () => {
    const floor = openFloor();
    floor.place({ leverage: 50 });
    const [before] = floor.positions.list(anna);
    const [position] = floor.db.positions.all();
    if (!before || !position) throw new Error('nothing was opened');
    const { handling } = floor.positions;
    const more = handling.changeMargin(position, 'add', '100', floor.now());
    const [after] = floor.positions.list(anna);
    expect(compare(after?.liquidationPrice ?? '0', before.liquidationPrice ?? '0')).toBe(-1);
    expect(() => handling.changeMargin(more, 'remove', '150', floor.now())).toThrow(expect.objectContaining({ obstacle: 'marginTooLow' }));
    expect(() => handling.changeMargin(more, 'add', '20000', floor.now())).toThrow(expect.objectContaining({ obstacle: 'balance' }));
    handling.changeMargin(more, 'remove', '50', floor.now());
    expect(floor.db.contractAdjustments.all().map(({ kind }) => kind)).toEqual(['marginAdded', 'marginRemoved']);
    expect(faultsOf(floor)).toEqual([]);
  });
});

describe('cross positions', () => {
  test('live as long as the account carries them all, and are liquidated together', () => {
    const floor = openFloor({ money: '900' });
    floor.place({ marginMode: 'cross', amount: '0.2', leverage: 50 });
    floor.place({ marginMode: 'cross', contractCode: 'ethusdt', amount: '4', leverage: 50 });
    const positions = floor.db.positions.all();
    expect(floor.positions.list(anna)[0]?.marginRate).toBe(floor.positions.list(anna)[1]?.marginRate);
    untilNothingIsOpen(floor);
    expect(floor.db.pastPositions.all().map(({ end }) => end)).toEqual(['liquidated', 'liquidated']);
    const [first, second] = floor.db.contractOrders.find({ where: { source: 'liquidation' } }).list;
    expect(first?.createdTime).toBe(second?.createdTime);
    const at = first?.createdTime ?? 0;
    const paid = add(...floor.db.contractFundings.all().map(({ amount }) => amount), ...positions.map(({ fee }) => `-${fee}`));
    const spare = (instant: number) =>
      add(
        '900',
        paid,
        ...positions.map((position) => {
          const mark = floor.market.mark(position.contractCode, instant);
          return subtract(profitAt(position, mark), maintenanceMargin(position, mark));
        }),
      );
    expect(compare(spare(at), '0')).toBeLessThanOrEqual(0);
    expect(compare(spare(at - 1), '0')).toBe(1);
    expect(floor.balance()).toEqual({ available: '0', frozen: '0' });
    expect(faultsOf(floor)).toEqual([]);
  });
  test('leave isolated ones alone, and take waiting orders with them', () => {
    const floor = openFloor({ money: '1000' });
    floor.place({ contractCode: 'solusdt', amount: '10', leverage: 5 });
    const waiting = floor.place({
      contractCode: 'solusdt',
      kind: 'limit',
      price: subtract(floor.market.price('solusdt', floor.now()), '30'),
      amount: '1',
      leverage: 5,
    });
    floor.place({ marginMode: 'cross', amount: '0.25', leverage: 50 });
    for (let days = 1; days < 60 && floor.db.positions.all().length > 1; days += 1) floor.advanceTo(floor.now() + day / 4);
    expect(floor.db.positions.all()).toMatchObject([{ contractCode: 'solusdt', marginMode: 'isolated' }]);
    expect(floor.db.contractOrders.get(waiting.orderId)).toMatchObject({ state: 'cancelled', reason: 'liquidated' });
    expect(faultsOf(floor)).toEqual([]);
  });
  test('cannot be opened with money that a loss needs', () => {
    const floor = openFloor({ money: '2000' });
    floor.place({ marginMode: 'cross', amount: '0.4', leverage: 50 });
    floor.advanceTo(tradingStart + 6 * 60 * minute);
    const { free, unrealised, positionMargin, balance } = floor.positions.views.assets({ owner: anna, coinId: usdt }, floor.now());
    const spare = subtract(add(balance, compare(unrealised, '0') < 0 ? unrealised : '0'), positionMargin);
    expect(compare(free, spare)).toBe(0);
  });
});

describe('time', () => {
  const scene = (seed: string) => {
    const floor = openFloor({ seed });
    floor.place({ leverage: 75, amount: '0.05' });
    floor.place({ leverage: 20, contractCode: 'ethusdt', side: 'sell', amount: '3', marginMode: 'cross' });
    const last = floor.market.price('solusdt', floor.now());
    floor.place({
      contractCode: 'solusdt',
      kind: 'limit',
      price: subtract(last, '1.5'),
      amount: '30',
      leverage: 10,
      takeProfitPrice: add(last, '1'),
    });
    floor.positions.conditions.plan({
      owner: anna,
      contractCode: 'xrpusdt',
      side: 'buy',
      effect: 'open',
      triggerPrice: add(floor.market.price('xrpusdt', floor.now()), '0.02'),
      amount: '500',
      at: floor.now(),
    });
    return floor;
  };
  test.each(['one', 'two', 'three'])('a day at once is a day lived through minute by minute (%s)', (seed) => {
    const [atOnce, lived] = [scene(seed), scene(seed)];
    atOnce.advanceTo(tradingStart + day);
    for (let at = tradingStart; at <= tradingStart + day; at += minute) lived.advanceTo(at);
    expect(JSON.stringify(lived.state())).toBe(JSON.stringify(atOnce.state()));
    expect(faultsOf(lived)).toEqual([]);
  });
  test('what was saved goes on as if it had not been', () => {
    const floor = scene('saved');
    floor.advanceTo(tradingStart + day / 3);
    const restored = openFloor({ seed: 'saved', saved: JSON.parse(JSON.stringify(floor.state())) });
    for (const each of [floor, restored]) each.advanceTo(tradingStart + 4 * day);
    expect(JSON.stringify(restored.state())).toBe(JSON.stringify(floor.state()));
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
        const floor = openFloor({ seed });
        for (const { lots, hours, ...wish } of wishes) {
          const amount = wish.contractCode === 'ethusdt' ? `${lots}` : `0.${String(lots).padStart(3, '0')}`;
          try {
            floor.place({ ...wish, amount });
          } catch (problem) {
            expect(problem).toHaveProperty('obstacle');
          }
          floor.advanceTo(floor.now() + hours * 60 * minute);
          expect(faultsOf(floor)).toEqual([]);
        }
        floor.advanceTo(floor.now() + 5 * day);
        expect(faultsOf(floor)).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});
