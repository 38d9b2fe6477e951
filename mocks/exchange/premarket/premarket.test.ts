import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { dealState } from '@/contract/premarket';
import { orderSide, orderState, orderType } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { billsOf } from '../bills';
import { openPremarket } from '@tests/support/exchange/premarketExchange';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { cases } from '@tests/support/testAmount';
import { createSeededWorld } from '../../createSeededWorld';
import { coinByName, pairByName } from '../markets';
import { venueOf } from './product';
import { placeAt } from './seed';

const startedAt = Date.UTC(2026, 0, 5, 8);
const hour = 3_600_000;
const buyer = personas.vip.login.fid;
const seller = personas.company.login.fid;
const usdt = coinByName('USDT').coinId;
const token = coinByName('TESL').coinId;
const { tradeId } = pairByName('TESL_USDT');
const listsTime = startedAt + 5 * hour;
const settlesTime = listsTime + 4 * hour;

const open = () => openPremarket(startedAt, [buyer, seller]);
let world = open();
beforeEach(() => {
  world = open();
});

const held = (owner: number, coinId: number) => world.ledger.balance({ owner, wallet: account.spot }, coinId);
const last = () => world.market.price(tradeId, world.now);
const priceAt = (factor: Decimal) => truncate(multiply(last(), factor), 5);
const order = (owner: number, side: 'buy' | 'sell', factor: Decimal, amount = '1000') =>
  placeAt(world, { owner, coin: 'TESL', side, amount, factor });
const dealsOf = (owner: number) => world.db.premarketDeals.find({ where: { owner, tradeId } }).list;
const titles = (owner: number) => world.inbox.page(owner, { moduleId: 0, pageNum: 1, pageSize: 5 }, 'en_US').list.map(({ title }) => title);

/** Makes a deal between two users: at the same price users come before the simulated book. */
function dealBetween() {
  const [best] = world.book.depth(venueOf(world, tradeId), 1).asks;
  const price = best?.price ?? '0';
  const sold = world.premarket.place({ owner: seller, tradeId, side: orderSide.sell, price, amount: '500' });
  const bought = world.premarket.place({ owner: buyer, tradeId, side: orderSide.buy, price, amount: '500' });
  expect([sold.state, bought.state]).toEqual([orderState.open, orderState.filled]);
  return { value: multiply(price, '500') };
}

describe('an order', () => {
  test.each([orderSide.buy, orderSide.sell])('to %s freezes its whole value in USDT and releases it when cancelled', (side) => {
    const before = held(buyer, usdt);
    const placed = order(buyer, side, side === orderSide.buy ? '0.8' : '1.2');
    const value = multiply(placed.price, '1000');
    expect(placed).toMatchObject({ state: orderState.open, pledge: value });
    expect(held(buyer, usdt)).toEqual({ available: subtract(before.available, value), frozen: add(before.frozen, value) });
    expect(world.premarket.cancel(placed.orderId)).toMatchObject({ state: orderState.cancelled, pledge: '0' });
    expect(held(buyer, usdt)).toEqual(before);
    expect(refusalOf(() => world.premarket.cancel(placed.orderId))).toBe('orderEnded');
  });

  test('that matches makes deals, and its excess pledge is released', () => {
    const before = held(buyer, usdt);
    expect(order(buyer, orderSide.buy, '1.05').state).toBe(orderState.filled);
    const deals = dealsOf(buyer);
    expect(deals.every(({ state, turnover, pledge }) => state === dealState.pending && turnover === pledge)).toBe(true);
    expect(subtract(held(buyer, usdt).frozen, before.frozen)).toBe(add(...deals.map(({ pledge }) => pledge)));
    expect(titles(buyer)[0]).toBe('Pre-market order filled');
    expect(world.premarket.holdings(buyer)).toMatchObject([{ tradeId, side: 'buy', amount: '1000', held: '0' }]);
  });

  test('is refused beyond the balance, off the tick, far from the price, and outside the trading period', () => {
    const placeIn = (coin: string, price: string, amount = '1000') =>
      refusalOf(() => world.premarket.place({ owner: buyer, tradeId: pairByName(coin).tradeId, side: orderSide.buy, price, amount }));
    expect(placeIn('TESL_USDT', priceAt('1'), '9000000000')).toBe('insufficientBalance');
    expect(placeIn('TESL_USDT', `${priceAt('1')}7`)).toBe('orderOffTick');
    expect(placeIn('TESL_USDT', priceAt('1.2'))).toBe('orderPriceDeviation');
    for (const closed of ['VELA_USDT', 'LYRIC_USDT', 'BTC_USDT']) expect(placeIn(closed, '1')).toBe('marketClosed');
  });
});

describe('a token', () => {
  test('is traded on the spot market only from its listing on, when its pre-market orders end', () => {
    const terms = { owner: buyer, tradeId, side: orderSide.buy, type: orderType.market, turnover: '100' } as const;
    const waiting = order(buyer, orderSide.buy, '0.5');
    expect(refusalOf(() => world.spot.place(terms))).toBe('marketClosed');
    world.advanceTo(listsTime);
    expect(world.db.premarketOrders.get(waiting.orderId)).toMatchObject({ state: 'cancelled', reason: 'marketClosed', pledge: '0' });
    expect(world.spot.place(terms).state).toBe(orderState.filled);
  });

  test('has no trades or candles before its pre-market opens', () => {
    const { tradeId: id } = pairByName('VELA_USDT');
    expect(world.market.isOpen(id, world.now)).toBe(false);
    expect([world.market.trades(id, world.now), world.market.candles(id, '1h', startedAt - 24 * hour, world.now)]).toEqual([[], []]);
    world.advanceTo(startedAt + 8 * hour);
    expect(world.market.isOpen(id, world.now)).toBe(true);
    expect(world.market.candles(id, '1h', startedAt, world.now).map(({ start }) => start)).toEqual([startedAt + 7 * hour]);
  });
});

describe('settlement', () => {
  test('a seller without the tokens is reminded at the listing and loses the collateral to the buyer, who is refunded', () => {
    const before = { buyer: held(buyer, usdt), seller: held(seller, usdt) };
    const { value } = dealBetween();
    world.advanceTo(listsTime);
    expect(titles(seller)[0]).toBe('Deliver your pre-market tokens');
    world.advanceTo(settlesTime);
    expect(dealsOf(seller)).toMatchObject([{ state: dealState.defaulted, fee: '0' }]);
    expect(dealsOf(buyer)).toMatchObject([{ state: dealState.compensated, fee: '0', settledTime: settlesTime }]);
    expect(subtract(held(buyer, usdt).available, before.buyer.available)).toBe(value);
    expect(held(seller, usdt)).toEqual({ available: subtract(before.seller.available, value), frozen: before.seller.frozen });
    expect([titles(buyer)[0], titles(seller)[0]]).toEqual(['Pre-market deal compensated', 'Pre-market delivery missed']);
  });

  test('a seller who asked less than the buyer paid loses the collateral of the asking price, as stated in the messages', () => {
    const [best] = world.book.depth(venueOf(world, tradeId), 1).bids;
    world.premarket.place({ owner: buyer, tradeId, side: orderSide.buy, price: best?.price ?? '0', amount: '500' });
    order(seller, orderSide.sell, '0.97', '500');
    const [{ pledge, turnover } = expect.fail('no deal')] = dealsOf(seller);
    expect(compare(pledge, turnover)).toBe(-1);
    const { frozen } = held(seller, usdt);
    world.advanceTo(settlesTime);
    expect(subtract(frozen, held(seller, usdt).frozen)).toBe(pledge);
    const statedCollateral = (owner: number, notice: string) =>
      world.db.messages.find({ where: { owner, notice } }).list.map(({ values }) => values.collateral);
    expect([statedCollateral(seller, 'premarketDefaulted'), statedCollateral(buyer, 'premarketCompensated')]).toEqual([[pledge], [pledge]]);
  });

  test('a seller who has bought the tokens on the spot market delivers them, and both sides pay a fee on what they receive', () => {
    const before = { buyer: held(buyer, usdt), seller: held(seller, usdt) };
    const { value } = dealBetween();
    world.advanceTo(listsTime);
    world.spot.place({ owner: seller, tradeId, side: orderSide.buy, type: orderType.market, turnover: '400' });
    const paid = subtract(before.seller.available, add(held(seller, usdt).available, value));
    world.advanceTo(settlesTime);
    expect(held(buyer, token).available).toBe('495');
    expect(held(buyer, usdt).available).toBe(subtract(before.buyer.available, value));
    expect(held(seller, usdt).available).toBe(subtract(add(before.seller.available, multiply(value, '0.99')), paid));
    expect(dealsOf(buyer)).toMatchObject([{ state: dealState.delivered, fee: '5', feeCoin: 'TESL' }]);
    expect(titles(buyer)[0]).toBe('Pre-market tokens delivered');
    const bills = billsOf(world.ledger, buyer, { coinId: token });
    expect(bills.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', '-5'],
      ['settlement', '500'],
    ]);
  });

  test('tokens bought before the listing are delivered for those sold', () => {
    order(buyer, orderSide.buy, '1.05');
    order(buyer, orderSide.sell, '0.95', '600');
    world.advanceTo(settlesTime);
    expect(new Set(dealsOf(buyer).map(({ state }) => state))).toEqual(new Set([dealState.delivered]));
    // The fee is one per cent of the 1,000; 600 of the remainder were delivered to their buyers.
    expect(held(buyer, token).available).toBe('390');
  });

  test('the seeded user has both pending and delivered deals', () => {
    const { db } = createSeededWorld({ seed: 'premarket', startedAt });
    const own = db.premarketDeals.find({ where: { owner: personas.whale.login.fid } }).list;
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['pending', 'delivered']));
  });
});

const act = fc.record({
  owner: fc.constantFrom(buyer, seller),
  side: fc.constantFrom(orderSide.buy, orderSide.sell),
  coin: fc.constantFrom('TESL', 'KORA'),
  amount: fc.integer({ min: 30, max: 4000 }).map(String),
  factor: fc.constantFrom('0.93', '0.999', '1', '1.001', '1.07'),
  waits: fc.integer({ min: 0, max: 25 }),
  cancels: fc.boolean(),
});

test('any sequence of trades and settlements conserves all coins, and exactly the pledges are frozen', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 3, maxLength: 8 }), (acts) => {
      world = open();
      const idle = new Map([buyer, seller].map((owner) => [owner, held(owner, usdt).frozen]));
      const agrees = () => {
        expect([...world.ledger.totals().values()].filter((sum) => compare(sum, '0') !== 0)).toEqual([]);
        for (const [owner, before] of idle) {
          const orders = world.db.premarketOrders.find({ where: { owner } }).list.map(({ pledge }) => pledge);
          const deals = world.db.premarketDeals.find({ where: { owner, state: dealState.pending } }).list.map(({ pledge }) => pledge);
          expect(held(owner, usdt).frozen).toBe(add(before, ...orders, ...deals));
        }
      };
      for (const { waits, cancels, ...terms } of acts) {
        const placed = placeAt(world, terms);
        if (cancels && placed.state !== orderState.filled) refusalOf(() => world.premarket.cancel(placed.orderId));
        world.advanceTo(world.now + waits * 60_000);
        agrees();
      }
      world.advanceTo(settlesTime);
      agrees();
      expect(world.db.premarketDeals.find({ where: { tradeId, state: dealState.pending } }).total).toBe(0);
    }),
    { numRuns: cases(60) },
  );
});
