import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isGreater, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, orderType } from '@/contract/spot';
import { viewers } from '@fixtures/liveHosts';
import { openSpotMargin } from '@tests/support/exchange/spotMarginExchange';
import { cases } from '@tests/support/testAmount';
import { pairByName } from '../markets';
import { venueOf } from '../spot/terms';
import type { Side } from './venue';

const startedAt = Date.UTC(2026, 0, 5, 8);
const [anna, bert, cleo] = [7, 8, 9] as const;
const [{ uid: simulated }] = viewers;
const { tradeId } = pairByName('BTC_USDT');
const venue = venueOf(tradeId);
/** Longer than any amount of a simulated book stays unchanged. */
const maxMs = 10_500;

const open = () =>
  openSpotMargin({
    seed: 'book',
    at: startedAt,
    openingBalances: [anna, bert, cleo, simulated].flatMap((owner) => [
      { account: { owner, wallet: account.spot }, coin: 'USDT', amount: '900000000' },
      { account: { owner, wallet: account.spot }, coin: 'BTC', amount: '9000' },
    ]),
  });
type EngineContext = ReturnType<typeof open>;

const limit = (world: EngineContext, owner: number, side: Side, price: Decimal, amount: Decimal) =>
  world.spot.place({ owner, tradeId, side, type: orderType.limit, price, amount });
const sell = (world: EngineContext, owner: number, amount: Decimal) =>
  world.spot.place({ owner, tradeId, side: orderSide.sell, type: orderType.market, amount });
const best = (world: EngineContext) => {
  const { bids, asks } = world.book.depth(venue, 1);
  return { bid: bids[0] ?? expect.fail('no bids'), ask: asks[0] ?? expect.fail('no asks') };
};
const asText = (world: EngineContext) => JSON.stringify(world.book.depth(venue, 30));

test('consumed liquidity is gone for later orders at the same instant and from the public depth', () => {
  const world = open();
  const before = world.book.depth(venue, 5).bids;
  sell(world, anna, before[0]?.amount ?? '0');
  expect(world.book.depth(venue, 4).bids).toEqual(before.slice(1));
  const half = truncate(multiply(before[1]?.amount ?? '0', '0.5'), 5);
  sell(world, bert, half);
  expect(compare(best(world).bid.amount, subtract(before[1]?.amount ?? '0', half))).toBe(0);
  const fills = world.db.spotFills.all().filter(({ owner }) => owner === bert);
  expect(fills.map(({ price }) => price)).toEqual([before[1]?.price]);
});

test('a consumed level is replenished when its simulated amount next changes, not before', () => {
  const world = open();
  const [level] = world.market.depth(tradeId, world.now, 1).bids;
  const until = level?.until ?? 0;
  sell(world, anna, level?.amount ?? '0');
  const waits = (at: number, price: Decimal | undefined) => {
    world.advanceTo(at);
    const offered = world.market.depth(tradeId, at, 60).bids.find((row) => row.price === price);
    return [offered?.amount, world.book.depth(venue, 60).bids.find((row) => row.price === price)?.amount];
  };
  expect(until - startedAt).toBeLessThanOrEqual(maxMs);
  expect(waits(until - 1, level?.price)[1]).toBeUndefined();
  const [offered, left] = waits(until, level?.price);
  expect(left).toBe(offered);
});

test('records of consumed liquidity are removed once they expire', () => {
  const world = open();
  for (let turn = 0; turn < 40; turn += 1) {
    sell(world, anna, '1');
    world.advanceTo(world.now + maxMs);
  }
  sell(world, anna, '0.001');
  expect(world.db.consumedLiquidity.all().length).toBeLessThanOrEqual(2);
});

test('a simulated user consumes and prints nothing against the simulated book, but matches users’ orders normally', () => {
  const world = open();
  const before = asText(world);
  const bid = best(world).bid;
  sell(world, simulated, bid.amount);
  expect(world.db.spotFills.all()).toMatchObject([{ owner: simulated, price: bid.price, role: 'taker' }]);
  expect([asText(world), world.db.marketPrints.count()]).toEqual([before, 0]);
  limit(world, anna, 'buy', add(bid.price, '0.01'), '0.3');
  sell(world, simulated, '0.3');
  expect(world.db.marketPrints.all()).toMatchObject([{ market: tradeId, side: 'sell', impulse: 0 }]);
});

test("users' orders are added to the simulated amounts at their price", () => {
  const world = open();
  const { bid, ask } = best(world);
  const inside = subtract(ask.price, '0.01');
  limit(world, anna, 'sell', inside, '0.4');
  limit(world, bert, 'sell', inside, '0.15');
  limit(world, bert, 'buy', bid.price, '2');
  expect(best(world)).toEqual({ ask: { price: inside, amount: '0.55000' }, bid: { ...bid, amount: add(bid.amount, '2').padEnd(7, '0') } });
  expect(world.book.depth(venue, 2).asks[1]).toEqual(ask);
});

test('simulated levels crossed by a resting order are not offered', () => {
  const world = open();
  const { asks } = world.book.depth(venue, 4);
  const [, , third] = asks;
  const sum = add(...asks.slice(0, 3).map(({ amount }) => amount));
  const order = limit(world, anna, 'buy', third?.price ?? '0', add(sum, '3'));
  expect(compare(order.filledAmount, sum)).toBe(0);
  world.advanceTo(world.now + maxMs);
  const { bid, ask } = best(world);
  expect(isGreater(ask.price, bid.price)).toBe(true);
});

const side = fc.constantFrom<Side>('buy', 'sell');
const actionArbitrary = fc.record({
  owner: fc.constantFrom(anna, bert, cleo),
  side,
  amount: fc.integer({ min: 1, max: 90_000 }).map((lots) => (lots / 10_000).toFixed(4)),
  away: fc.integer({ min: -40, max: 40 }),
  after: fc.integer({ min: 0, max: 4_000 }),
});
type Action = typeof actionArbitrary extends fc.Arbitrary<infer Each> ? Each : never;

const act = (world: EngineContext, { owner, side: way, amount, away }: Action) => {
  const last = world.market.price(tradeId, world.now);
  const price = truncate(add(last, multiply(String(away), way === 'buy' ? '-1' : '1')), 2);
  return limit(world, owner, way, price, amount);
};

test('takers never get more of a simulated level than its amount', () => {
  fc.assert(
    fc.property(fc.array(actionArbitrary, { minLength: 5, maxLength: 25 }), (actions) => {
      const world = open();
      const offered = new Map(
        (['bids', 'asks'] as const).flatMap((name) =>
          world.market.depth(tradeId, world.now, 400)[name].map(({ price, amount }) => [price, amount] as const),
        ),
      );
      for (const each of actions) act(world, each);
      const taken = new Map<string, Decimal>();
      const makers = new Map<string, Decimal>();
      for (const { price, amount, role } of world.db.spotFills.all()) {
        const sums = role === 'taker' ? taken : makers;
        sums.set(price, add(sums.get(price) ?? '0', amount));
      }
      for (const [price, amount] of taken) {
        const fromBook = subtract(amount, makers.get(price) ?? '0');
        expect(isGreater(fromBook, offered.get(price) ?? '0')).toBe(false);
      }
    }),
    { numRuns: cases(25), endOnFailure: true },
  );
});

test('the book is the same after one large time step and many small ones', () => {
  fc.assert(
    fc.property(fc.array(actionArbitrary, { minLength: 3, maxLength: 12 }), (actions) => {
      const [steady, jumping] = [open(), open()];
      for (const each of actions) {
        for (const world of [steady, jumping]) act(world, each);
        const goal = steady.now + each.after * 60;
        steady.advanceTo(steady.now);
        while (steady.now < goal) {
          steady.advanceTo(Math.min(goal, steady.now + 30_000));
          asText(steady);
        }
        jumping.advanceTo(goal);
        expect(asText(jumping)).toBe(asText(steady));
      }
      expect(jumping.db.snapshot()).toEqual(steady.db.snapshot());
    }),
    { numRuns: cases(12), endOnFailure: true },
  );
});
