import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bizType } from '@/contract/inmail';
import { compare, isGreater, largest, multiply, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { anna, faultsOf, openFloor, type ContractFloor } from '@tests/support/exchange/contractsExchange';
import type { TrailTerms } from './conditions';
import type { OrderObstacle } from './obstacles';

const code = 'btcusdt';
const day = 86_400_000;
const priceOf = (floor: ContractFloor): Decimal => floor.market.price(code, floor.now());
const off = (floor: ContractFloor, factor: Decimal): Decimal => truncate(multiply(priceOf(floor), factor), 1);
/** Lets bitcoin be sold short at the market once it has come back by a percent, but for what is given. */
const trail = (floor: ContractFloor, wish: Partial<TrailTerms> = {}) =>
  floor.positions.conditions.trail({
    owner: anna,
    contractCode: code,
    side: 'sell',
    effect: 'open',
    amount: '0.1',
    trailing: '0.01',
    trailingDistance: null,
    activationPrice: null,
    at: floor.now(),
    ...wish,
  });
const kept = (floor: ContractFloor, orderId: string) => floor.db.contractConditions.get(orderId) ?? expect.fail('no such order');
/** Lives on until an order has gone, at most twenty days. */
function untilGone(floor: ContractFloor, orderId: string): void {
  const end = floor.now() + 20 * day;
  for (let at = floor.now(); at < end && kept(floor, orderId).state === 'waiting'; at = floor.next()?.at ?? end) floor.advanceTo(at);
}

test.each(['sell', 'buy'] as const)('a trailing %s follows the price while it gets better and goes when it has come back', (side) => {
  const floor = openFloor();
  const start = floor.now();
  const { orderId } = trail(floor, { side });
  const seen: Decimal[] = [];
  for (let at = start; kept(floor, orderId).state === 'waiting' && at < start + 20 * day; at = floor.next()?.at ?? Infinity) {
    floor.advanceTo(at);
    seen.push(kept(floor, orderId).triggerPrice ?? '0');
  }
  const gone = kept(floor, orderId);
  expect(gone.state).toBe('triggered');
  expect(seen).toEqual(seen.toSorted((a, b) => compare(a, b) * (side === 'sell' ? 1 : -1)));
  const [order] = floor.db.contractOrders.all();
  expect(order).toMatchObject({ orderId: gone.placedOrderId, side, kind: 'market', state: 'filled', source: 'condition' });
  const candles = floor.market.candles(code, '1m', start, order?.createdTime ?? 0);
  const best = side === 'sell' ? largest('0', ...candles.map(({ high }) => high)) : smallest('999999', ...candles.map(({ low }) => low));
  // It follows in steps of a tenth of its distance.
  const behind = side === 'sell' ? subtract(best, gone.extreme ?? '0') : subtract(gone.extreme ?? '0', best);
  expect(isGreater(behind, multiply(best, '0.0011'))).toBe(false);
  const goal = multiply(gone.extreme ?? '0', side === 'sell' ? '0.99' : '1.01');
  expect(compare(priceOf(floor), goal) * (side === 'sell' ? 1 : -1)).toBeLessThanOrEqual(0);
  expect(faultsOf(floor)).toEqual([]);
});

test('a distance in dollars is kept to the tick', () => {
  const floor = openFloor();
  const { orderId, triggerPrice } = trail(floor, { trailing: null, trailingDistance: '400.5' });
  expect(triggerPrice).toBe(truncate(subtract(priceOf(floor), '400.5'), 1));
  untilGone(floor, orderId);
  expect(compare(subtract(kept(floor, orderId).extreme ?? '0', kept(floor, orderId).triggerPrice ?? '0'), '400.5')).toBe(0);
});

test('with an activation price it waits for that first', () => {
  const floor = openFloor();
  const activationPrice = off(floor, '1.01');
  const { orderId, triggerPrice } = trail(floor, { activationPrice });
  expect(triggerPrice).toBeNull();
  const reached = floor.market.firstBeyond(code, 'above', activationPrice, floor.now(), floor.now() + 30 * day);
  floor.advanceTo((reached?.at ?? 0) - 1);
  expect(kept(floor, orderId)).toMatchObject({ extreme: null, triggerPrice: null, state: 'waiting' });
  floor.advanceTo(reached?.at ?? 0);
  expect(kept(floor, orderId)).toMatchObject({ extreme: reached?.price, state: 'waiting' });
});

test('it closes a position; where there is none any more it fails, and its owner is told', () => {
  const floor = openFloor();
  floor.place();
  const { orderId } = trail(floor, { effect: 'close', trailing: '0.005' });
  untilGone(floor, orderId);
  expect(kept(floor, orderId).state).toBe('triggered');
  expect(floor.positions.list(anna)).toEqual([]);
  const late = trail(floor, { effect: 'close', trailing: '0.005' });
  untilGone(floor, late.orderId);
  expect(kept(floor, late.orderId)).toMatchObject({ state: 'failed', placedOrderId: null });
  expect(floor.db.messages.all().map((message) => message.bizType)).toEqual([
    bizType.openSuccess,
    bizType.closeSuccess,
    bizType.openFailed,
  ]);
});

test('cancelled, it is not found by the price any more', () => {
  const floor = openFloor();
  const { orderId } = trail(floor, { trailing: '0.001' });
  expect(floor.positions.conditions.waiting(anna).map((each) => each.orderId)).toEqual([orderId]);
  expect(floor.positions.conditions.cancel(orderId, floor.now())?.state).toBe('cancelled');
  floor.advanceTo(floor.now() + day);
  expect(floor.db.contractOrders.all()).toEqual([]);
});

describe('it is refused, and nothing waits,', () => {
  const cases: readonly (readonly [string, OrderObstacle, (floor: ContractFloor) => Partial<TrailTerms>])[] = [
    ['with a callback too small', 'priceDeviation', () => ({ trailing: '0.0009' })],
    ['with a callback too large', 'priceDeviation', () => ({ trailing: '0.21' })],
    ['with a distance too small', 'priceDeviation', () => ({ trailing: null, trailingDistance: '3' })],
    ['with a distance off the tick', 'offTick', () => ({ trailing: null, trailingDistance: '400.55' })],
    ['with an activation price off the tick', 'offTick', (floor) => ({ activationPrice: `${truncate(off(floor, '1.01'), 0)}.05` })],
    ['with an activation price that is passed', 'triggerPassed', (floor) => ({ activationPrice: off(floor, '0.99') })],
    ['for a contract there is not', 'unknownContract', () => ({ contractCode: 'nothing' })],
  ];
  test.each(cases)('%s: %s', (_, obstacle, wish) => {
    const floor = openFloor();
    expect(() => trail(floor, wish(floor))).toThrow(expect.objectContaining({ obstacle }));
    expect(floor.db.contractConditions.all()).toEqual([]);
  });
});

test('it comes to the same in one jump, step by step, and from a saved world', () => {
  const wish = fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    thousandths: fc.integer({ min: 1, max: 30 }),
    isLater: fc.boolean(),
    hours: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(wish, ({ side, thousandths, isLater, hours }) => {
      const [steady, jumping, first] = [openFloor(), openFloor(), openFloor()];
      const goal = steady.now() + hours * 3_600_000;
      for (const floor of [steady, jumping, first])
        trail(floor, {
          side,
          trailing: multiply(String(thousandths), '0.001'),
          activationPrice: isLater ? off(floor, side === 'sell' ? '1.004' : '0.996') : null,
        });
      while (steady.now() < goal) steady.advanceTo(Math.min(goal, steady.now() + 240_000));
      jumping.advanceTo(goal);
      first.advanceTo(first.now() + hours * 1_200_000);
      const again = openFloor({ saved: first.state() });
      again.advanceTo(goal);
      expect(jumping.state()).toEqual(steady.state());
      expect(again.state()).toEqual(steady.state());
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
