import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isNegative, isZero, multiply, subtract } from '@/contract/decimal';
import { fillRole, orderSide, orderState, orderType, timeInForce, type OrderSide } from '@/contract/spot';
import { BusinessError } from '../../businessError';
import { coinByName, pairByName } from '../markets';
import { requiredReserve } from './booking';
import type { StoredOrder } from './records';
import type { OrderTerms } from './request';
import { coinsOf } from './terms';
import { openSpotMargin, type SpotMarginExchange } from '@tests/support/exchange/spotMarginExchange';
import { cases } from '@tests/support/testAmount';

const startedAt = Date.UTC(2026, 0, 5, 8);
const people: readonly number[] = [7, 8, 9];
const taker = 10;
const { tradeId } = pairByName('BTC_USDT');

const open = (): SpotMarginExchange =>
  openSpotMargin({
    seed: 'matching',
    at: startedAt,
    openingBalances: [...people, taker].flatMap((owner) => [
      { account: { owner, wallet: account.spot }, coin: 'USDT', amount: owner === people[0] ? '12480.55' : '9000000' },
      { account: { owner, wallet: account.spot }, coin: 'BTC', amount: owner === people[0] ? '0.41' : '120' },
    ]),
  });

/** A price `away` hundredths of a percent from the last one: lower for a buyer, higher for a seller. */
const priced = (world: SpotMarginExchange, side: OrderSide, away: number) => {
  const last = world.market.price(tradeId, world.now);
  const distance = multiply(multiply(last, String(away)), '0.0001');
  return (side === orderSide.buy ? subtract(last, distance) : add(last, distance)).replace(/(\.\d\d)\d+$/, '$1');
};

const someone = fc.constantFrom(...people);
const side = fc.constantFrom(orderSide.buy, orderSide.sell);
const amount = fc.integer({ min: 20, max: 60_000 }).map((lots) => (lots / 100_000).toFixed(5));
type Act = (world: SpotMarginExchange) => unknown;

const limits = fc
  .record({ owner: someone, side, amount, away: fc.integer({ min: -30, max: 60 }), force: fc.constantFrom(...Object.values(timeInForce)) })
  .map(({ owner, side: orderedSide, amount: size, away, force }): Act => (world) => {
    const terms: OrderTerms = {
      owner,
      tradeId,
      side: orderedSide,
      type: orderType.limit,
      amount: size,
      price: priced(world, orderedSide, away),
      timeInForce: force,
    };
    return world.spot.place(terms);
  });
const markets = fc.record({ owner: someone, side, amount }).map(
  ({ owner, side: orderedSide, amount: size }): Act =>
    (world) =>
      world.spot.place({
        owner,
        tradeId,
        side: orderedSide,
        type: orderType.market,
        ...(orderedSide === orderSide.buy ? { turnover: multiply(size, '90000') } : { amount: size }),
      }),
);
const stops = fc.record({ owner: someone, side, amount, away: fc.integer({ min: 5, max: 60 }) }).map(
  ({ owner, side: orderedSide, amount: size, away }): Act =>
    (world) =>
      world.spot.place({
        owner,
        tradeId,
        side: orderedSide,
        type: orderType.stopLimit,
        amount: size,
        stopPrice: priced(world, orderedSide, -away),
        price: priced(world, orderedSide, -away - 10),
      }),
);
const ocos = fc.record({ owner: someone, side, amount, away: fc.integer({ min: 10, max: 60 }) }).map(
  ({ owner, side: orderedSide, amount: size, away }): Act =>
    (world) =>
      world.spot.placeOco({
        owner,
        tradeId,
        account: account.spot,
        side: orderedSide,
        amount: size,
        price: priced(world, orderedSide, away),
        stopPrice: priced(world, orderedSide, -away),
        stopLimitPrice: priced(world, orderedSide, -away - 20),
      }),
);
const trails = fc.record({ owner: someone, amount, distance: fc.integer({ min: 10, max: 100 }) }).map(
  ({ owner, amount: size, distance }): Act =>
    (world) =>
      world.spot.place({
        owner,
        tradeId,
        side: orderSide.sell,
        type: orderType.trailing,
        amount: size,
        trailing: (distance / 10_000).toFixed(4),
      }),
);
const onOpen = (act: (world: SpotMarginExchange, order: Readonly<StoredOrder>) => unknown) =>
  fc.nat().map((choice): Act => (world) => {
    const orders = world.db.spotOrders.find({ where: { tradeId }, matching: ({ isOpen, owner }) => isOpen && people.includes(owner) }).list;
    const order = orders[choice % Math.max(1, orders.length)];
    return order && act(world, order);
  });
const cancels = onOpen((world, { orderId }) => world.spot.cancel(orderId));
const edited = new Set<string>();
const edits = onOpen((world, { orderId, side: orderedSide, ocoId }) => {
  if (ocoId !== null) return;
  edited.add(orderId);
  world.spot.edit(orderId, { price: priced(world, orderedSide, 7), amount: '0.3' });
});
const waits = fc.integer({ min: 1_000, max: 3_600_000 }).map(
  (ms): Act =>
    (world) =>
      world.advanceTo(world.now + ms),
);
const action = fc.oneof({ weight: 6, arbitrary: limits }, markets, stops, ocos, trails, cancels, edits, { weight: 3, arbitrary: waits });

/** Performs an action; a business error is an accepted result. */
function attempt(world: SpotMarginExchange, act: Act): void {
  try {
    act(world);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
}

function expectInvariants(world: SpotMarginExchange): void {
  const orders = world.db.spotOrders.find({ where: { tradeId } }).list;
  for (const order of orders) {
    const fills = world.db.spotFills.find({ where: { orderId: order.orderId } }).list;
    expect(add(...fills.map((fill) => fill.amount))).toBe(add(order.filledAmount, '0'));
    expect(add(...fills.map((fill) => fill.turnover))).toBe(add(order.filledTurnover, '0'));
    if (order.amount !== null) expect(compare(order.filledAmount, order.amount)).toBeLessThanOrEqual(0);
    if (order.state === orderState.filled && order.amount !== null) expect(compare(order.filledAmount, order.amount)).toBe(0);
    if (!order.isOpen) expect(order.reserved).toBe('0');
    // An OCO freezes what the dearer leg needs only once, for its first leg.
    if (order.isOpen && order.ocoId === null) expect(order.reserved).toBe(requiredReserve(order));
    expect(isNegative(order.reserved)).toBe(false);
  }
  for (const owner of people)
    for (const name of ['BTC', 'USDT']) {
      const { coinId } = coinByName(name);
      const waiting = world.db.spotOrders
        .find({ where: { owner, isOpen: true } })
        .list.filter((each) => each.account === account.spot && coinsOf(each).paid.coinId === coinId);
      const { available, frozen } = world.ledger.balance({ owner, wallet: account.spot }, coinId);
      expect(frozen).toBe(add(...waiting.map(({ reserved }) => reserved)));
      expect(isNegative(available)).toBe(false);
    }
  for (const sum of world.ledger.totals().values()) expect(isZero(sum)).toBe(true);
}

test('over 1,000 random actions keep frozen, filled and paid amounts and totals consistent', () => {
  const tried = new Set<string>();
  fc.assert(
    fc.property(fc.array(action, { minLength: 50, maxLength: 60 }), (acts) => {
      const world = open();
      for (const act of acts) {
        attempt(world, act);
        for (const { state } of world.db.spotOrders.all()) tried.add(state);
      }
      expectInvariants(world);
    }),
    { numRuns: cases(20), endOnFailure: true },
  );
  expect([...tried].toSorted()).toEqual(Object.values(orderState).toSorted());
});

test('no order is filled beyond its limit, and makers are filled at their own price', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 30, maxLength: 40 }), (acts) => {
      const world = open();
      edited.clear();
      for (const act of acts) attempt(world, act);
      for (const fill of world.db.spotFills.find({ where: {}, matching: ({ owner }) => people.includes(owner) }).list) {
        const order = world.db.spotOrders.get(fill.orderId);
        // An order edited since may have another price.
        if (!order || order.price === null || edited.has(order.orderId)) continue;
        const beyond = compare(fill.price, order.price) * (fill.side === orderSide.buy ? 1 : -1);
        expect(beyond).toBeLessThanOrEqual(0);
        if (fill.role === fillRole.maker) expect(fill.price).toBe(order.price);
      }
    }),
    { numRuns: cases(15), endOnFailure: true },
  );
});

test('the better price is filled first, and the earlier order at the same price', () => {
  const resting = fc.record({ owner: fc.constantFrom(people[1] ?? 0, people[2] ?? 0), ticks: fc.integer({ min: 1, max: 4 }), amount });
  fc.assert(
    fc.property(fc.array(resting, { minLength: 2, maxLength: 12 }), fc.integer({ min: 1, max: 60_000 }), (offers, lots) => {
      const world = open();
      const best = world.market.depth(tradeId, world.now, 1);
      const [bid, ask] = [best.bids[0]?.price ?? '0', best.asks[0]?.price ?? '0'];
      expect(compare(subtract(ask, '0.04'), bid)).toBe(1);
      const placed = offers.map(({ owner, ticks, amount: size }) =>
        world.spot.place({
          owner,
          tradeId,
          side: orderSide.sell,
          type: orderType.limit,
          amount: size,
          price: subtract(ask, multiply('0.01', String(ticks))),
        }),
      );
      const order: OrderTerms = {
        owner: taker,
        tradeId,
        side: orderSide.buy,
        type: orderType.limit,
        amount: (lots / 100_000).toFixed(5),
        price: ask,
      };
      attempt(world, () => world.spot.place(order));
      const after = placed.map(({ orderId }) => world.db.spotOrders.get(orderId)).filter((order) => order !== undefined);
      const queue = after.toSorted((a, b) => compare(a.price ?? '0', b.price ?? '0') || Number(a.orderId) - Number(b.orderId));
      const states = queue.map(({ filledAmount, amount: size }) =>
        isZero(filledAmount) ? 2 : compare(filledAmount, size ?? '0') === 0 ? 0 : 1,
      );
      expect(states).toEqual(states.toSorted((a, b) => a - b));
      expect(states.filter((state) => state === 1).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: cases(40), endOnFailure: true },
  );
});
