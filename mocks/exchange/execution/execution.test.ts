import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isNegative, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { orderType, timeInForce } from '@/contract/spot';
import { anna, bert, faultsOf, openContracts, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { BusinessError } from '../../businessError';
import type { RestingOrder } from '../book/records';
import type { Side, Venue } from '../book/venue';
import { requireTerms, venueOf as contractVenue } from '../contracts/terms';
import { coinByName, pairByName } from '../markets';
import { userReference, entryKind, movement, systemAccounts } from '../posting';
import type { StoredFill } from '../spot/records';
import { coinsOf, venueOf as spotVenue } from '../spot/terms';

const users = [anna, bert] as const;
const { tradeId } = pairByName('BTC_USDT');
const code = 'btcusdt';

/** An exchange with two users who have funds for pairs and contracts. */
function open(): ContractsExchange {
  const exchange = openContracts({ seed: 'execution', money: '400000' });
  for (const owner of users)
    for (const [coin, amount] of [['USDT', '900000'] as const, ['BTC', '40'] as const]) {
      const [from, to] = [systemAccounts.external, owner].map(
        (each) => ({ account: { owner: each, wallet: account.spot }, bucket: 'available' }) as const,
      );
      if (!from || !to) throw new Error('nobody to pay');
      exchange.ledger.post({
        at: exchange.now(),
        kind: entryKind.deposit,
        reference: userReference(1),
        lines: movement(coinByName(coin).coinId, amount, from, to),
      });
    }
  return exchange;
}

const venuesOf = (exchange: ContractsExchange): readonly Venue[] => [
  spotVenue(tradeId),
  ...[code, 'f_btcf_usdt'].map((each) => contractVenue(requireTerms(exchange, each, exchange.now()))),
];
const bestOf = (exchange: ContractsExchange, venue: Venue) => {
  const { bids, asks } = exchange.book.depth(venue, 1);
  return { bid: bids[0] ?? expect.fail('no bids'), ask: asks[0] ?? expect.fail('no asks') };
};
/** An unoccupied price between the best bid and the best ask. */
const inside = (exchange: ContractsExchange, venue: Venue): Decimal => {
  const { bid, ask } = bestOf(exchange, venue);
  const price = truncate(multiply(add(bid.price, ask.price), '0.5'), venue.digits.price);
  expect(compare(bid.price, price) < 0 && compare(price, ask.price) < 0).toBe(true);
  return price;
};
const spotOrder = (exchange: ContractsExchange, orderId: string) => exchange.db.spotOrders.get(orderId) ?? expect.fail('no such order');

describe('self-trade prevention ends an incoming order that would match one of its own owner', () => {
  const terms = { owner: anna, tradeId, amount: '0.3' } as const;
  const waiting = (exchange: ContractsExchange) => {
    const price = inside(exchange, spotVenue(tradeId));
    return exchange.spot.place({ ...terms, side: 'sell', type: orderType.limit, price });
  };
  test.each(['gtc', 'ioc', 'fok'] as const)('a limit order, %s', (force) => {
    const exchange = open();
    const own = waiting(exchange);
    const incoming = exchange.spot.place({ ...terms, side: 'buy', type: orderType.limit, price: own.price ?? '0', timeInForce: force });
    expect(incoming).toMatchObject({ state: 'expired', reason: 'selfTrade', filledAmount: '0', reserved: '0' });
    expect(spotOrder(exchange, own.orderId)).toEqual(own);
  });
  test('a market order, which does not move on to worse prices', () => {
    const exchange = open();
    const own = waiting(exchange);
    const incoming = exchange.spot.place({ owner: anna, tradeId, side: 'buy', type: orderType.market, turnover: '5000' });
    expect(incoming).toMatchObject({ state: 'expired', reason: 'selfTrade', filledAmount: '0', reserved: '0' });
    expect(exchange.db.spotFills.all()).toEqual([]);
    expect(spotOrder(exchange, own.orderId)).toEqual(own);
  });
  test('a post-only order, which is refused as against any other user', () => {
    const exchange = open();
    const own = waiting(exchange);
    const postOnly = { ...terms, side: 'buy', type: orderType.limit, price: own.price ?? '0', timeInForce: timeInForce.postOnly } as const;
    expect(() => exchange.spot.place(postOnly)).toThrow(expect.objectContaining({ code: 'orderWouldMatch' }));
  });
  test('a triggered stop order', () => {
    const exchange = open();
    const last = exchange.market.price(tradeId, exchange.now());
    const [stopPrice, high] = ['1.002', '1.03'].map((factor) => truncate(multiply(last, factor), 2));
    const stop = exchange.spot.place({ ...terms, side: 'buy', type: orderType.stopLimit, stopPrice: stopPrice ?? '', price: high ?? '' });
    const reached = exchange.market.firstBeyond(tradeId, 'above', stopPrice ?? '', exchange.now(), exchange.now() + 30 * 86_400_000);
    exchange.advanceTo((reached?.at ?? 0) - 1);
    const { ask } = bestOf(exchange, spotVenue(tradeId));
    const own = exchange.spot.place({ ...terms, side: 'sell', type: orderType.limit, price: ask.price, amount: '5' });
    exchange.advanceTo(reached?.at ?? 0);
    // The trade that triggers the stop fills part of the resting order, not the stop.
    expect(exchange.book.get(own.orderId)).toBeDefined();
    expect(spotOrder(exchange, stop.orderId)).toMatchObject({ state: 'expired', reason: 'selfTrade', reserved: '0' });
    expect(exchange.db.spotFills.find({ where: { orderId: stop.orderId, price: own.price ?? '' } }).list).toEqual([]);
  });
  test('a partly filled order, which keeps its earlier fills', () => {
    const exchange = open();
    const price = inside(exchange, spotVenue(tradeId));
    exchange.spot.place({ owner: bert, tradeId, side: 'sell', type: orderType.limit, price, amount: '0.1' });
    exchange.spot.place({ ...terms, side: 'sell', type: orderType.limit, price: add(price, '0.01') });
    const incoming = exchange.spot.place({ ...terms, side: 'buy', type: orderType.limit, price: add(price, '0.01') });
    expect(incoming).toMatchObject({ state: 'expired', reason: 'selfTrade', filledAmount: '0.1', reserved: '0' });
  });
  test.each(['limit', 'market', 'ioc', 'fok'] as const)('a contract order, %s', (kind) => {
    const exchange = open();
    const price = inside(exchange, contractVenue(requireTerms(exchange, code, exchange.now())));
    const own = exchange.place({ side: 'sell', kind: 'limit', price });
    const incoming = exchange.place({ side: 'buy', kind, ...(kind !== 'market' && { price }) });
    expect(incoming).toMatchObject({ state: 'cancelled', reason: 'selfTrade', filledAmount: '0', frozen: '0' });
    expect(exchange.db.contractOrders.get(own.orderId)).toEqual(own);
    expect(exchange.db.positions.all()).toEqual([]);
    expect(faultsOf(exchange)).toEqual([]);
  });
});

test('a resting order that can no longer be filled ends when it would match, so that the book is not crossed', () => {
  const exchange = open();
  const venue = contractVenue(requireTerms(exchange, code, exchange.now()));
  const price = inside(exchange, venue);
  const made = exchange.place({ owner: bert, side: 'sell', effect: 'open', kind: 'limit', price, amount: '0.2' });
  exchange.db.contractOrders.update(made.orderId, { effect: 'close', covered: '0' });
  const incoming = exchange.place({ kind: 'limit', price });
  expect(exchange.db.contractOrders.get(made.orderId)).toMatchObject({ state: 'cancelled', reason: 'noPosition', filledAmount: '0' });
  expect(incoming).toMatchObject({ state: 'open', filledAmount: '0' });
  expect(bestOf(exchange, venue).bid).toEqual({ price, amount: '0.10000' });
});

const action = fc.record({
  owner: fc.constantFrom(...users),
  product: fc.constantFrom('spot', 'contract', 'mock'),
  side: fc.constantFrom<Side>('buy', 'sell'),
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('limit' as const) },
    fc.constantFrom('market', 'ioc', 'fok', 'postOnly', 'stop', 'cancel'),
  ),
  effect: fc.constantFrom('open' as const, 'open' as const, 'close' as const),
  lots: fc.integer({ min: 1, max: 500 }),
  /** Distance beyond the mid price, in units of 0.1. */
  away: fc.integer({ min: -2, max: 2 }),
  after: fc.oneof({ weight: 15, arbitrary: fc.constant(0) }, fc.constantFrom(900, 30_000, 3_600_000)),
});
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never;

/** Performs an action; a business error is an accepted result. */
function act(exchange: ContractsExchange, { owner, product, side, kind, effect, lots, away }: Action): void {
  const [pair, contract, mock] = venuesOf(exchange);
  const venue = { spot: pair, contract, mock }[product] ?? expect.fail('no venue');
  const middle = truncate(multiply(add(...Object.values(bestOf(exchange, venue)).map(({ price }) => price)), '0.5'), venue.digits.price);
  const price = add(middle, truncate(multiply(String(side === 'buy' ? away : -away), '0.1'), venue.digits.price));
  const amount = (lots / 1000).toFixed(3);
  const { spot, positions, db } = exchange;
  try {
    if (product === 'spot') {
      const terms = { owner, tradeId, side } as const;
      const [open] = db.spotOrders.find({ where: { owner, isOpen: true } }).list;
      if (kind === 'cancel') return void (open && spot.cancel(open.orderId));
      if (kind === 'market')
        return void spot.place({
          ...terms,
          type: orderType.market,
          ...(side === 'buy' ? { turnover: multiply(amount, price) } : { amount }),
        });
      if (kind === 'stop') return void spot.place({ ...terms, type: orderType.stopLimit, stopPrice: add(price, '40'), price, amount });
      return void spot.place({ ...terms, type: orderType.limit, price, amount, timeInForce: kind === 'limit' ? timeInForce.gtc : kind });
    }
    const terms = { owner, contractCode: venue.id, side, effect, amount } as const;
    if (kind === 'cancel') return void positions.orders.end(positions.orders.openOrders(owner)[0]?.orderId ?? '', 'byUser');
    if (kind === 'stop') return void positions.conditions.plan({ ...terms, triggerPrice: add(price, '40'), at: exchange.now() });
    exchange.place({ ...terms, kind, ...(kind !== 'market' && { price }) });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
}

const restingOf = (exchange: ContractsExchange): ReadonlyMap<Venue, Record<Side, readonly RestingOrder[]>> =>
  new Map(
    venuesOf(exchange).map((venue) => [
      venue,
      { buy: [...exchange.book.byPriority(venue, 'buy')], sell: [...exchange.book.byPriority(venue, 'sell')] },
    ]),
  );
type Fill = Pick<StoredFill, 'orderId' | 'side' | 'role' | 'price' | 'amount'>;
const fillsOf = ({ db }: ContractsExchange): readonly Fill[] => [...db.spotFills.all(), ...db.contractDeals.all()];

/** Checks price-time priority: filled orders precede unfilled ones, and no taker traded at a worse price than the best order still resting. */
function expectPriority(exchange: ContractsExchange, before: ReturnType<typeof restingOf>, fills: readonly Fill[]): void {
  const after = restingOf(exchange);
  for (const [venue, sides] of before)
    for (const [side, orders] of Object.entries(sides)) {
      const stays = orders.filter(({ orderId }) => exchange.book.get(orderId) || fills.some((fill) => fill.orderId === orderId));
      const isFilled = stays.map(({ orderId, amount }) => {
        const filled = add(...fills.filter((fill) => fill.orderId === orderId).map((fill) => fill.amount));
        return isZero(filled) ? 2 : compare(filled, amount) === 0 ? 0 : 1;
      });
      expect(isFilled).toEqual(isFilled.toSorted((a, b) => a - b));
      const [best] = [...after].find(([{ id }]) => id === venue.id)?.[1][side === 'buy' ? 'buy' : 'sell'] ?? [];
      const takers = fills.filter((fill) => fill.role === 'taker' && fill.side !== side && isOf(exchange, venue, fill));
      for (const { price } of best ? takers : [])
        expect(compare(price, best?.price ?? '0') * (side === 'sell' ? 1 : -1)).toBeLessThanOrEqual(0);
    }
}
const isOf = ({ db }: ContractsExchange, venue: Venue, { orderId }: Fill): boolean =>
  venue.product === 'spot' ? db.spotOrders.get(orderId) !== undefined : db.contractOrders.get(orderId)?.contractCode === venue.id;

function expectSound(exchange: ContractsExchange): void {
  const { db, ledger, book } = exchange;
  for (const [venue, { buy, sell }] of restingOf(exchange)) {
    const { bid, ask } = bestOf(exchange, venue);
    expect(compare(bid.price, ask.price)).toBe(-1);
    if (buy[0] && sell[0]) expect(compare(buy[0].price, sell[0].price)).toBe(-1);
  }
  for (const { orderId, state, amount, filledAmount } of [...db.spotOrders.all(), ...db.contractOrders.all()]) {
    const left = book.get(orderId)?.amount ?? '0';
    const isResting = state === 'open' || state === 'partlyFilled';
    expect(isZero(left)).toBe(!isResting);
    if (isResting) expect(compare(add(filledAmount, left), amount ?? '0')).toBe(0);
    if (state === 'filled' && amount !== null) expect(compare(filledAmount, amount)).toBe(0);
    expect(db.triggers.get(orderId) !== undefined).toBe(state === 'waiting');
  }
  for (const owner of users)
    for (const coin of ['BTC', 'USDT']) {
      const { coinId } = coinByName(coin);
      const reserved = db.spotOrders.find({ where: { owner, isOpen: true } }).list.filter((order) => coinsOf(order).paid.coinId === coinId);
      const { available, frozen } = ledger.balance({ owner, wallet: account.spot }, coinId);
      expect(frozen).toBe(add(...reserved.map((order) => order.reserved)));
      expect(isNegative(available)).toBe(false);
    }
  expect(faultsOf(exchange)).toEqual([]);
}

test('random orders of two users in pairs, contracts and mock trading keep priority, conservation and an uncrossed book', () => {
  const ends = new Set<string | null>();
  let matched = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 20, maxLength: 40 }), (actions) => {
      const exchange = open();
      for (const each of actions) {
        const before = restingOf(exchange);
        const known = new Set(fillsOf(exchange));
        act(exchange, each);
        const fills = fillsOf(exchange).filter((fill) => !known.has(fill));
        expectPriority(exchange, before, fills);
        matched += fills.filter(({ role }) => role === 'maker').length;
        expectSound(exchange);
        exchange.advanceTo(exchange.now() + each.after);
        expectSound(exchange);
      }
      for (const { reason } of [...exchange.db.spotOrders.all(), ...exchange.db.contractOrders.all()]) ends.add(reason);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect([...ends]).toEqual(expect.arrayContaining(['selfTrade', 'user', 'byUser', 'terms', 'unfilled']));
  expect(matched).toBeGreaterThan(10);
});
