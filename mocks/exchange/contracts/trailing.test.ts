import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bizType } from '@/contract/inmail';
import { compare, divide, isGreater, largest, multiply, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { anna, faultsOf, openContracts, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { cases } from '@tests/support/testAmount';
import type { TrailTerms } from './conditionTerms';
import type { ErrorCode } from '../../businessError';

const code = 'btcusdt';
const day = 86_400_000;
const priceOf = (exchange: ContractsExchange): Decimal => exchange.market.price(code, exchange.now());
const off = (exchange: ContractsExchange, factor: Decimal): Decimal => truncate(multiply(priceOf(exchange), factor), 1);
/** Places a trailing order, by default to sell bitcoin short at market once it has fallen back by one percent. */
const trail = (exchange: ContractsExchange, wish: Partial<TrailTerms> = {}) =>
  exchange.positions.conditions.trail({
    owner: anna,
    contractCode: code,
    side: 'sell',
    effect: 'open',
    amount: '0.1',
    trailing: '0.01',
    trailingDistance: null,
    activationPrice: null,
    at: exchange.now(),
    ...wish,
  });
const conditionOf = (exchange: ContractsExchange, orderId: string) =>
  exchange.db.contractConditions.get(orderId) ?? expect.fail('no such order');
/** Advances until an order is no longer waiting, at most twenty days. */
function untilGone(exchange: ContractsExchange, orderId: string): void {
  const end = exchange.now() + 20 * day;
  for (let at = exchange.now(); at < end && conditionOf(exchange, orderId).state === 'waiting'; at = exchange.next()?.at ?? end)
    exchange.advanceTo(at);
}

test.each(['sell', 'buy'] as const)('a trailing %s follows the price while it improves and triggers when it reverses', (side) => {
  const exchange = openContracts();
  const start = exchange.now();
  const { orderId } = trail(exchange, { side });
  const seen: Decimal[] = [];
  for (let at = start; conditionOf(exchange, orderId).state === 'waiting' && at < start + 20 * day; at = exchange.next()?.at ?? Infinity) {
    exchange.advanceTo(at);
    seen.push(conditionOf(exchange, orderId).triggerPrice ?? '0');
  }
  const gone = conditionOf(exchange, orderId);
  expect(gone.state).toBe('triggered');
  expect(seen).toEqual(seen.toSorted((a, b) => compare(a, b) * (side === 'sell' ? 1 : -1)));
  const [order] = exchange.db.contractOrders.all();
  expect(order).toMatchObject({ orderId: gone.placedOrderId, side, kind: 'market', state: 'filled', source: 'condition' });
  const candles = exchange.market.candles(code, '1m', start, order?.createdTime ?? 0);
  const best = side === 'sell' ? largest('0', ...candles.map(({ high }) => high)) : smallest('999999', ...candles.map(({ low }) => low));
  // It follows in steps of a tenth of its distance.
  const goal = gone.triggerPrice ?? '0';
  const followed = divide(goal, side === 'sell' ? '0.99' : '1.01', 1);
  const behind = side === 'sell' ? subtract(best, followed) : subtract(followed, best);
  expect(isGreater(behind, multiply(best, '0.0011'))).toBe(false);
  expect(compare(priceOf(exchange), goal) * (side === 'sell' ? 1 : -1)).toBeLessThanOrEqual(0);
  expect(faultsOf(exchange)).toEqual([]);
});

test('a distance in dollars is exact to the tick', () => {
  const exchange = openContracts();
  const { orderId, triggerPrice } = trail(exchange, { trailing: null, trailingDistance: '400.5' });
  expect(triggerPrice).toBe(truncate(subtract(priceOf(exchange), '400.5'), 1));
  let extreme: Decimal | null = null;
  for (let at = exchange.now(); conditionOf(exchange, orderId).state === 'waiting'; at = exchange.next()?.at ?? Infinity) {
    extreme = exchange.db.triggers.get(orderId)?.trail?.extreme ?? null;
    exchange.advanceTo(at);
  }
  expect(compare(subtract(extreme ?? '0', conditionOf(exchange, orderId).triggerPrice ?? '0'), '400.5')).toBe(0);
});

test('a trailing order with an activation price waits for that first', () => {
  const exchange = openContracts();
  const activationPrice = off(exchange, '1.01');
  const { orderId, triggerPrice } = trail(exchange, { activationPrice });
  expect(triggerPrice).toBeNull();
  const reached = exchange.market.firstBeyond(code, 'above', activationPrice, exchange.now(), exchange.now() + 30 * day);
  exchange.advanceTo((reached?.at ?? 0) - 1);
  expect(conditionOf(exchange, orderId)).toMatchObject({ triggerPrice: null, state: 'waiting' });
  expect(exchange.db.triggers.get(orderId)?.trail?.extreme).toBeNull();
  exchange.advanceTo(reached?.at ?? 0);
  expect(conditionOf(exchange, orderId)).toMatchObject({ state: 'waiting' });
  expect(exchange.db.triggers.get(orderId)?.trail?.extreme).toBe(reached?.price);
});

test('a trailing order closes a position; without one it fails, and its owner is notified', () => {
  const exchange = openContracts();
  exchange.place();
  const { orderId } = trail(exchange, { effect: 'close', trailing: '0.005' });
  untilGone(exchange, orderId);
  expect(conditionOf(exchange, orderId).state).toBe('triggered');
  expect(exchange.positions.list(anna)).toEqual([]);
  const late = trail(exchange, { effect: 'close', trailing: '0.005' });
  untilGone(exchange, late.orderId);
  expect(conditionOf(exchange, late.orderId)).toMatchObject({ state: 'failed', placedOrderId: null });
  expect(exchange.db.messages.all().map((message) => message.bizType)).toEqual([
    bizType.openSuccess,
    bizType.closeSuccess,
    bizType.openFailed,
  ]);
});

test('a cancelled trailing order is no longer triggered', () => {
  const exchange = openContracts();
  const { orderId } = trail(exchange, { trailing: '0.001' });
  expect(exchange.positions.conditions.waiting(anna).map((each) => each.orderId)).toEqual([orderId]);
  expect(exchange.positions.conditions.cancel(orderId, exchange.now())?.state).toBe('cancelled');
  exchange.advanceTo(exchange.now() + day);
  expect(exchange.db.contractOrders.all()).toEqual([]);
});

describe('a trailing order is refused and does not wait', () => {
  const cases: readonly (readonly [string, ErrorCode, (exchange: ContractsExchange) => Partial<TrailTerms>])[] = [
    ['with a callback too small', 'orderPriceDeviation', () => ({ trailing: '0.0009' })],
    ['with a callback too large', 'orderPriceDeviation', () => ({ trailing: '0.21' })],
    ['with a distance too small', 'orderPriceDeviation', () => ({ trailing: null, trailingDistance: '3' })],
    ['with a distance off the tick', 'orderOffTick', () => ({ trailing: null, trailingDistance: '400.55' })],
    [
      'with an activation price off the tick',
      'orderOffTick',
      (exchange) => ({ activationPrice: `${truncate(off(exchange, '1.01'), 0)}.05` }),
    ],
    ['with an activation price that has been passed', 'orderTriggerPassed', (exchange) => ({ activationPrice: off(exchange, '0.99') })],
    ['for an unknown contract', 'notFound', () => ({ contractCode: 'nothing' })],
  ];
  test.each(cases)('%s: %s', (_, blocker, wish) => {
    const exchange = openContracts();
    expect(() => trail(exchange, wish(exchange))).toThrow(expect.objectContaining({ code: blocker }));
    expect(exchange.db.contractConditions.all()).toEqual([]);
  });
});

test('one large time step, many small ones and a restored world have the same result', () => {
  const wish = fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    thousandths: fc.integer({ min: 1, max: 30 }),
    isLater: fc.boolean(),
    hours: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(wish, ({ side, thousandths, isLater, hours }) => {
      const [steady, jumping, first] = [openContracts(), openContracts(), openContracts()];
      const goal = steady.now() + hours * 3_600_000;
      for (const exchange of [steady, jumping, first])
        trail(exchange, {
          side,
          trailing: multiply(String(thousandths), '0.001'),
          activationPrice: isLater ? off(exchange, side === 'sell' ? '1.004' : '0.996') : null,
        });
      while (steady.now() < goal) steady.advanceTo(Math.min(goal, steady.now() + 240_000));
      jumping.advanceTo(goal);
      first.advanceTo(first.now() + hours * 1_200_000);
      const again = openContracts({ saved: first.state() });
      again.advanceTo(goal);
      expect(jumping.state()).toEqual(steady.state());
      expect(again.state()).toEqual(steady.state());
    }),
    { numRuns: cases(12), endOnFailure: true },
  );
});
