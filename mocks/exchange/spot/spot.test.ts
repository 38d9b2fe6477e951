import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, multiply, subtract } from '@/contract/decimal';
import { endReason, fillRole, orderSide, orderState, orderType, timeInForce } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { coinByName, pairByName } from '../markets';
import type { StoredOrder } from './records';
import type { OrderTerms } from './request';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = personas.trader.login.fid;
const other = personas.vip.login.fid;
const btc = pairByName('BTC_USDT').tradeId;
const usdt = coinByName('USDT').coinId;
const bitcoin = coinByName('BTC').coinId;
const hour = 3_600_000;

let world: World;
beforeEach(() => {
  world = createSeededWorld({ seed: 'spot', startedAt });
});

const last = () => world.market.price(btc, world.now);
const near = (percent: string) => subtract(last(), multiply(last(), percent)).replace(/(\.\d\d)\d+$/, '$1');
const limit = (terms: Partial<OrderTerms>): OrderTerms => ({
  owner,
  tradeId: btc,
  side: orderSide.buy,
  type: orderType.limit,
  amount: '0.01',
  price: near('0.02'),
  ...terms,
});
const spotOf = (who: number, coinId: number) => world.ledger.balance({ owner: who, wallet: account.spot }, coinId);
const best = () => {
  const { asks, bids } = world.market.depth(btc, world.now);
  return { ask: asks[0]?.price ?? '0', bid: bids[0]?.price ?? '0', askAmount: asks[0]?.amount ?? '0' };
};
const fillsOf = (order: StoredOrder) => world.db.spotFills.find({ where: { orderId: order.orderId } }).list;
const storedOrder = (order: StoredOrder) => world.db.spotOrders.get(order.orderId);

describe('a limit order', () => {
  test('freezes its maximum cost and releases it when cancelled', () => {
    const before = spotOf(owner, usdt);
    const order = world.spot.place(limit({}));
    const cost = multiply(order.price ?? '0', '0.01');
    expect(order.state).toBe(orderState.open);
    expect(spotOf(owner, usdt)).toEqual({ available: subtract(before.available, cost), frozen: add(before.frozen, cost) });
    expect(world.spot.cancel(order.orderId)).toMatchObject({ state: orderState.cancelled, reason: endReason.user, reserved: '0' });
    expect(spotOf(owner, usdt)).toEqual(before);
    expect(refusalOf(() => world.spot.cancel(order.orderId))).toBe('orderEnded');
  });

  test('takes from the book up to its limit and rests with the remainder', () => {
    const { ask, askAmount } = best();
    const order = world.spot.place(limit({ owner: other, price: ask, amount: add(askAmount, '1') }));
    expect(order).toMatchObject({ state: orderState.partlyFilled, filledAmount: askAmount });
    expect(world.book.get(order.orderId)?.amount).toBe(subtract(order.amount ?? '0', askAmount));
    expect(fillsOf(order)).toMatchObject([{ role: fillRole.taker, price: ask, amount: askAmount }]);
    expect(order.reserved).toBe(multiply(ask, '1'));
  });

  test('is filled when the market reaches its price, in parts if large, and sends a message', () => {
    const order = world.spot.place(limit({ owner: other, price: near('0.001'), amount: '20' }));
    const messages = world.db.messages.count({ owner: other });
    world.advanceTo(startedAt + 24 * hour);
    const fills = fillsOf(order);
    expect(storedOrder(order)?.state).toBe(orderState.filled);
    expect(fills.length).toBeGreaterThan(1);
    expect(fills.every(({ role, price }) => role === fillRole.maker && price === order.price)).toBe(true);
    expect(add(...fills.map(({ amount }) => amount))).toBe('20');
    expect(world.db.messages.count({ owner: other })).toBe(messages + 1);
    expect(world.market.firstBeyond(btc, 'below', order.price ?? '0', startedAt, world.now)?.at).toBe(fills[0]?.time);
  });

  test("matches another user's better order before the simulated book, at that order's price", () => {
    const { ask, bid } = best();
    const middle = subtract(ask, '0.01');
    expect(compare(middle, bid)).toBe(1);
    const maker = world.spot.place(limit({ owner: other, side: orderSide.sell, price: middle, amount: '0.01' }));
    const taker = world.spot.place(limit({ price: ask, amount: '0.02' }));
    expect(fillsOf(taker).map(({ price }) => price)).toEqual([middle, ask]);
    expect(storedOrder(maker)?.state).toBe(orderState.filled);
    expect(fillsOf(maker)).toMatchObject([{ role: fillRole.maker, price: middle, feeCoin: 'USDT' }]);
  });

  test('pays the fee of its owner’s VIP level in the coin received', () => {
    const order = world.spot.place(limit({ price: best().ask, amount: '0.01' }));
    expect(order).toMatchObject({ state: orderState.filled, fee: '0.0000095', feeCoin: 'BTC' });
    expect(spotOf(owner, bitcoin).available).toBe(subtract(add('0.41823705', '0.01'), '0.0000095'));
  });

  test('loses its priority when edited, and freezes its new cost', () => {
    const order = world.spot.place(limit({}));
    const priority = world.book.get(order.orderId)?.priority ?? Infinity;
    const edited = world.spot.edit(order.orderId, { amount: '0.02' });
    expect(world.book.get(order.orderId)?.priority).toBeGreaterThan(priority);
    expect(spotOf(owner, usdt).frozen).toBe(multiply(order.price ?? '0', '0.02'));
    expect(() => world.spot.edit(order.orderId, { amount: '9' })).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
    expect(storedOrder(order)).toEqual(edited);
  });
});

describe('terms', () => {
  test('post-only is refused if it would match', () => {
    expect(refusalOf(() => world.spot.place(limit({ price: best().ask, timeInForce: timeInForce.postOnly })))).toBe('orderWouldMatch');
    expect(world.book.get(world.spot.place(limit({ timeInForce: timeInForce.postOnly })).orderId)).toMatchObject({ amount: '0.01' });
  });

  test('immediate-or-cancel expires the remainder, fill-or-kill fills completely or not at all', () => {
    const { ask, askAmount } = best();
    const amount = add(askAmount, '0.5');
    const ioc = world.spot.place(limit({ owner: other, price: ask, amount, timeInForce: timeInForce.ioc }));
    expect(ioc).toMatchObject({ state: orderState.expired, reason: endReason.terms, filledAmount: askAmount, reserved: '0' });
    expect(refusalOf(() => world.spot.place(limit({ owner: other, price: ask, amount, timeInForce: timeInForce.fok })))).toBe(
      'orderCannotFill',
    );
  });

  test('a market buy spends its turnover except for less than a lot', () => {
    const order = world.spot.place({ owner, tradeId: btc, side: orderSide.buy, type: orderType.market, turnover: '1000' });
    expect(order).toMatchObject({ state: orderState.filled, isOpen: false, reserved: '0' });
    expect(compare(subtract('1000', order.filledTurnover), multiply(last(), '0.000011'))).toBe(-1);
    expect(spotOf(owner, usdt).frozen).toBe('0');
  });
});

describe('refusals', () => {
  const closed = pairByName('KAS_USDT').tradeId;
  test.each([
    ['marketClosed', { tradeId: closed, price: '1', amount: '10' }],
    ['orderBelowMinAmount', { amount: '0.000001' }],
    ['orderBelowMinTurnover', { amount: '0.00001' }],
    ['orderOffLot', { amount: '0.0100001' }],
    ['orderOffTick', { price: '80000.001' }],
    ['orderPriceDeviation', { price: '1000', amount: '0.1' }],
    ['marginUnavailable', { account: account.isolatedMargin, tradeId: pairByName('TRX_USDT').tradeId, price: '0.2', amount: '100' }],
  ] as const)('%s', (blocker, terms) => {
    expect(refusalOf(() => world.spot.place(limit(terms)))).toBe(blocker);
  });

  test('a market sell below the minimum turnover', () => {
    const sale = { owner, tradeId: btc, side: orderSide.sell, type: orderType.market } as const;
    expect(refusalOf(() => world.spot.place({ ...sale, amount: '0.00002' }))).toBe('orderBelowMinTurnover');
  });

  test('an order beyond the balance', () => {
    const before = JSON.stringify(world.db.spotOrders.all());
    expect(() => world.spot.place(limit({ amount: '5' }))).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
    expect(JSON.stringify(world.db.spotOrders.all())).toBe(before);
  });
});

describe('triggers', () => {
  test('a stop-limit order waits for its stop price and then enters the book', () => {
    const stopPrice = near('0.004');
    const order = world.spot.place(
      limit({ side: orderSide.sell, type: orderType.stopLimit, stopPrice, price: near('0.02'), amount: '0.1' }),
    );
    expect(order.state).toBe(orderState.waiting);
    world.advanceTo(startedAt + 5 * 24 * hour);
    const hit = world.market.firstBeyond(btc, 'below', stopPrice, startedAt, world.now);
    expect(hit).toBeDefined();
    expect(storedOrder(order)?.state).toBe(orderState.filled);
    expect(fillsOf(order)[0]?.time).toBe(hit?.at);
  });

  test('one leg of an OCO cancels the other, and money is frozen once', () => {
    const legs = world.spot.placeOco({
      owner,
      tradeId: btc,
      account: account.spot,
      side: orderSide.sell,
      amount: '0.1',
      price: near('-0.006'),
      stopPrice: near('0.006'),
      stopLimitPrice: near('0.02'),
    });
    expect(spotOf(owner, bitcoin).frozen).toBe('0.1');
    world.advanceTo(startedAt + 10 * 24 * hour);
    const states = legs.map((leg) => storedOrder(leg)?.state).toSorted();
    expect(states).toEqual([orderState.cancelled, orderState.filled]);
    expect(legs.map((leg) => storedOrder(leg)?.reason)).toContain(endReason.oco);
    expect(spotOf(owner, bitcoin).frozen).toBe('0');
  });

  test.each(['book', 'trigger'] as const)('cancelling all orders in the stage %s ends both legs of an OCO', (stage) => {
    const terms = { owner, tradeId: btc, account: account.spot, side: orderSide.buy, amount: '0.01' } as const;
    const before = spotOf(owner, usdt);
    const legs = world.spot.placeOco({ ...terms, price: near('0.006'), stopPrice: near('-0.006'), stopLimitPrice: near('-0.02') });
    const ended = world.spot.cancelAll(owner, { stage });
    expect(ended.toSorted()).toEqual(legs.map(({ orderId }) => orderId).toSorted());
    expect(legs.map((leg) => storedOrder(leg)?.state)).toEqual([orderState.cancelled, orderState.cancelled]);
    expect(spotOf(owner, usdt)).toEqual(before);
  });

  test('a trailing sell follows the price up and triggers when it falls by its distance', () => {
    const order = world.spot.place({
      owner,
      tradeId: btc,
      side: orderSide.sell,
      type: orderType.trailing,
      amount: '0.1',
      trailing: '0.01',
    });
    world.advanceTo(startedAt + 10 * 24 * hour);
    const done = storedOrder(order);
    expect(done?.state).toBe(orderState.filled);
    const at = fillsOf(order)[0]?.time ?? 0;
    const highs = world.market.candles(btc, '1m', startedAt, at).map(({ high }) => high);
    const highest = highs.reduce((max, high) => (compare(high, max) > 0 ? high : max), '0');
    // It trails in steps of a tenth of its distance.
    const goal = done?.stopPrice ?? '0';
    expect(compare(goal, multiply(multiply(highest, '0.9988'), '0.99'))).toBe(1);
    expect(compare(world.market.price(btc, at), goal)).toBeLessThanOrEqual(0);
  });

  test('an edit of its amount leaves the trigger of a trailing order where it is', () => {
    const terms = { owner, tradeId: btc, side: orderSide.sell, type: orderType.trailing, amount: '0.1' } as const;
    const { orderId } = world.spot.place({ ...terms, trailing: '0.05' });
    world.advanceTo(startedAt + hour);
    const [trigger, stopPrice] = [world.db.triggers.get(orderId), world.db.spotOrders.get(orderId)?.stopPrice];
    expect(trigger?.trail?.extreme).not.toBe(last());
    expect(world.spot.edit(orderId, { amount: '0.05', trailing: '0.05' })).toMatchObject({ amount: '0.05', reserved: '0.05', stopPrice });
    expect(world.db.triggers.get(orderId)).toEqual(trigger);
  });
});

test('an open order survives a snapshot and is filled as without it', () => {
  const order = world.spot.place(limit({ price: near('0.001') }));
  const saved = JSON.parse(JSON.stringify(world.state()));
  const again = createWorld({ seed: 'spot', startedAt, saved });
  for (const each of [world, again]) each.advanceTo(startedAt + 24 * hour);
  expect(again.db.spotOrders.get(order.orderId)).toEqual(storedOrder(order));
  expect(JSON.stringify(again.state())).toBe(JSON.stringify(world.state()));
});
