import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, isZero, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { account } from '@/contract/capital';
import { contractFeesOf } from '@/contract/swap';
import { anna, bert, faultsOf, openContracts, usdt, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { cases } from '@tests/support/testAmount';
import { BusinessError } from '../../businessError';
import { userReference, entryKind, systemAccounts, movement } from '../posting';
import type { OrderTerms } from './order';
import { contractAccount } from './contractWallet';
import { termsOf, venueOf } from './terms';

const code = 'btcusdt';
/** The book of a contract, best prices first. */
const bookOf = (exchange: ContractsExchange, contractCode: string = code) => {
  const terms = termsOf(exchange, contractCode, exchange.now()) ?? expect.fail('no such contract');
  return exchange.book.depth(venueOf(terms), 5);
};
/** A price between the best bid and the best ask. */
const between = (exchange: ContractsExchange): Decimal => {
  const { bids, asks } = bookOf(exchange);
  const [bid = '0', ask = '0'] = [bids[0]?.price, asks[0]?.price];
  expect(compare(subtract(ask, '0.2'), bid)).toBe(1);
  return subtract(ask, '0.1');
};
const open = () => openContracts({ money: '100000' });
const waits = (exchange: ContractsExchange, wish: Partial<OrderTerms> = {}) =>
  exchange.place({ owner: bert, side: 'sell', kind: 'limit', price: between(exchange), ...wish });
const dealsOf = (exchange: ContractsExchange, owner: number) => exchange.db.contractDeals.find({ where: { owner } as const }).list;

describe('an incoming order matches the order of another user', () => {
  test('before the simulated book: at its price, with maker and taker fees, and a position and a message for each', () => {
    const exchange = open();
    const made = waits(exchange);
    const price = made.price ?? '0';
    const taken = exchange.place();
    const [took, gave] = [dealsOf(exchange, anna), dealsOf(exchange, bert)];
    expect(took).toMatchObject([{ role: 'taker', price, amount: '0.1', side: 'buy' }]);
    expect(gave).toMatchObject([{ role: 'maker', price, amount: '0.1', side: 'sell' }]);
    expect(taken).toMatchObject({ state: 'filled', frozen: '0' });
    expect(exchange.db.contractOrders.get(made.orderId)).toMatchObject({
      state: 'filled',
      frozen: '0',
    });
    expect(took[0]?.fee).toBe(truncate(multiply(taken.turnover, contractFeesOf(0).taker), 8));
    expect(gave[0]?.fee).toBe(truncate(multiply(taken.turnover, contractFeesOf(9).maker), 8));
    expect(exchange.positions.list(anna)).toMatchObject([{ side: 'long', amount: '0.1', entryPrice: price }]);
    expect(exchange.positions.list(bert)).toMatchObject([{ side: 'short', amount: '0.1', entryPrice: price }]);
    expect(exchange.db.messages.all().map(({ owner, bizType }) => [owner, bizType])).toEqual([
      [bert, 28],
      [anna, 28],
    ]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('and both positions are announced once orders, positions and money of both are consistent', () => {
    const exchange = open();
    const heard: unknown[] = [];
    exchange.eventBus.on('positionOpened', ({ owner, side, price, amount, orderId }) => {
      expect(faultsOf(exchange).filter((fault) => !fault.includes('has no funding event'))).toEqual([]);
      heard.push([owner, side, price, amount, exchange.db.contractOrders.get(orderId ?? '')?.state]);
    });
    const { price } = waits(exchange);
    exchange.place();
    expect(heard).toEqual([
      [bert, 'short', price, '0.1', 'filled'],
      [anna, 'long', price, '0.1', 'filled'],
    ]);
  });
  test('but not while the contract is halted', () => {
    const exchange = open();
    const made = waits(exchange);
    exchange.db.marketInterventions.insert({ id: 1, kind: 'halt', of: 'btcusdt', from: exchange.now(), endedAt: null, forMs: null });
    expect(() => exchange.place()).toThrow(expect.objectContaining({ code: 'marketClosed' }));
    exchange.advanceTo(exchange.now() + 7_200_000);
    expect(exchange.db.contractOrders.get(made.orderId)).toMatchObject({ state: 'open', filledAmount: '0' });
  });
  test('in part: the remainder stays open and is filled by the market', () => {
    const exchange = open();
    const made = waits(exchange, { amount: '0.3' });
    exchange.place();
    expect(exchange.db.contractOrders.get(made.orderId)).toMatchObject({ state: 'partlyFilled', filledAmount: '0.1' });
    expect(exchange.book.get(made.orderId)?.amount).toBe('0.2');
    expect(bookOf(exchange).asks[0]).toEqual({ price: made.price, amount: '0.20000' });
    exchange.advanceTo(exchange.now() + 86_400_000);
    expect(exchange.db.contractOrders.get(made.orderId)).toMatchObject({ state: 'filled' });
    expect(new Set(dealsOf(exchange, bert).map(({ role }) => role))).toEqual(new Set(['maker']));
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('at the same price the earliest first, with a changed order last', () => {
    const exchange = open();
    const price = between(exchange);
    const [first, second] = [waits(exchange, { price }), waits(exchange, { price })];
    exchange.positions.orders.change(first, { amount: '0.2' }, exchange.now());
    exchange.place({ amount: '0.15' });
    const filled = (orderId: string) => exchange.db.contractOrders.get(orderId)?.filledAmount;
    expect([filled(second.orderId), filled(first.orderId)]).toEqual(['0.1', '0.05']);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('but never one of its own owner, nor one of mock trading', () => {
    const exchange = open();
    const own = waits(exchange, { owner: anna });
    const mock = waits(exchange, { contractCode: 'f_btcf_usdt', price: own.price ?? '0' });
    exchange.place();
    expect([own, mock].map(({ orderId }) => exchange.db.contractOrders.get(orderId)?.filledAmount)).toEqual(['0', '0']);
    expect(bookOf(exchange, 'f_btcf_usdt').asks[0]).toEqual({ price: mock.price, amount: '0.10000' });
    exchange.place({ contractCode: 'f_btcf_usdt' });
    expect(exchange.db.contractOrders.get(mock.orderId)).toMatchObject({ state: 'filled', mode: 1 });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('closing on both sides: a long and a short close against each other', () => {
    const exchange = open();
    waits(exchange);
    exchange.place();
    const made = waits(exchange, { side: 'buy', effect: 'close' });
    exchange.place({ side: 'sell', effect: 'close' });
    expect(exchange.db.contractOrders.get(made.orderId)?.state).toBe('filled');
    expect([...exchange.positions.list(anna), ...exchange.positions.list(bert)]).toEqual([]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('in one-way mode: the order first closes, then opens with the remainder, also for the maker', () => {
    const exchange = open();
    exchange.positions.positionActions.set(bert, code, { positionMode: 'oneWay' }, exchange.now());
    exchange.place({ owner: bert, amount: '0.05' });
    waits(exchange, { amount: '0.12' });
    exchange.place({ amount: '0.12' });
    expect(exchange.positions.list(bert)).toMatchObject([{ side: 'short', amount: '0.07' }]);
    expect(exchange.positions.list(anna)).toMatchObject([{ side: 'long', amount: '0.12' }]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test.each([
    ['is filled', '0.01', '0.5'],
    ['is skipped if losses have used up its margin', '2', '0'],
  ])('%s', (_, held, filledAmount) => {
    const exchange = openContracts({ money: '40000000' });
    const [own, bank] = [contractAccount(bert), { owner: systemAccounts.external, wallet: account.perpetual }];
    const lines = movement(usdt, '39990000', { account: own, bucket: 'available' }, { account: bank, bucket: 'available' });
    exchange.ledger.post({ at: exchange.now(), kind: entryKind.withdrawal, reference: userReference(bert), lines });
    exchange.place({ owner: bert, amount: held, marginMode: 'cross', leverage: 50 });
    const price = truncate(multiply(exchange.market.price(code, exchange.now()), '0.968'), 1);
    const made = waits(exchange, { side: 'buy', price, amount: '0.5', marginMode: 'cross', leverage: 50 });
    const reached = exchange.market.firstBeyond(code, 'below', price, exchange.now(), exchange.now() + 90 * 86_400_000);
    exchange.advanceTo((reached?.at ?? 0) - 1);
    exchange.place({ side: 'sell', kind: 'ioc', price, amount: '300', leverage: 1 });
    expect(exchange.db.contractOrders.get(made.orderId)).toMatchObject({ filledAmount });
    expect(exchange.db.positions.find({ where: { owner: bert, side: 'long' } }).list).toHaveLength(1);
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('order kinds take resting user orders into account', () => {
  test.each([
    ['postOnly', 'orderWouldMatch'],
    ['fok', 'orderCannotFill'],
  ] as const)('%s is refused: %s', (kind, blocker) => {
    const exchange = open();
    const made = waits(exchange);
    const wish = { kind, price: made.price ?? '0', amount: kind === 'fok' ? '0.2' : '0.1' };
    expect(() => exchange.place(wish)).toThrow(expect.objectContaining({ code: blocker }));
    expect(exchange.db.contractOrders.get(made.orderId)).toEqual(made);
  });
  test.each([
    ['fok', '0.1', 'filled', '0.1'],
    ['ioc', '0.4', 'cancelled', '0.1'],
    ['limit', '0.4', 'partlyFilled', '0.1'],
  ] as const)('%s of %s is %s with %s filled', (kind, amount, state, filledAmount) => {
    const exchange = open();
    const made = waits(exchange);
    expect(exchange.place({ kind, price: made.price ?? '0', amount })).toMatchObject({ state, filledAmount });
    expect(faultsOf(exchange)).toEqual([]);
  });
});

test('a market trade that only touches a price fills the earliest order there first', () => {
  const exchange = openContracts({ money: '9000000' });
  const price = truncate(multiply(exchange.market.price(code, exchange.now()), '0.998'), 1);
  const wish = { side: 'buy', kind: 'limit', price, amount: '30', leverage: 4 } as const;
  const [first, second] = [exchange.place({ ...wish }), exchange.place({ ...wish, owner: bert })];
  const filled = (orderId: string) => exchange.db.contractOrders.get(orderId)?.filledAmount ?? '0';
  const reached = exchange.market.firstBeyond(code, 'below', price, exchange.now(), exchange.now() + 20 * 86_400_000);
  exchange.advanceTo((reached?.at ?? 0) - 1);
  for (let turn = 0; turn < 10_000 && isZero(filled(second.orderId)); turn += 1) {
    exchange.advanceTo((exchange.next()?.at ?? 0) - 1);
    exchange.advanceTo(exchange.next()?.at ?? 0);
  }
  expect(filled(first.orderId)).toBe('30');
});

const wish = fc.record({
  owner: fc.constantFrom(anna, bert),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  effect: fc.constantFrom('open' as const, 'open' as const, 'close' as const),
  kind: fc.oneof({ weight: 4, arbitrary: fc.constant('limit' as const) }, fc.constantFrom('ioc', 'fok', 'postOnly', 'market')),
  marginMode: fc.constantFrom('isolated' as const, 'cross' as const),
  lots: fc.integer({ min: 1, max: 400 }),
  away: fc.integer({ min: -4, max: 4 }),
  after: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.constantFrom(700, 40_000, 5_000_000)),
});
type Wish = typeof wish extends fc.Arbitrary<infer Each> ? Each : never;

/** Places an order near the mid price; a business error is an accepted result. */
function act(exchange: ContractsExchange, { lots, away, after: _after, ...rest }: Wish): void {
  const { bids, asks } = exchange.market.depth(code, exchange.now(), 1);
  const middle = truncate(multiply(add(bids[0]?.price ?? '0', asks[0]?.price ?? '0'), '0.5'), 1);
  const price = add(middle, multiply(String(away), '0.1'));
  try {
    exchange.place({ ...rest, amount: (lots / 1000).toFixed(3), ...(rest.kind !== 'market' && { price }) });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
}

test('trades between users balance: what makers sell takers buy, and positions, money and books are consistent', () => {
  let met = 0;
  fc.assert(
    fc.property(fc.array(wish, { minLength: 15, maxLength: 40 }), fc.boolean(), (wishes, isOneWay) => {
      const exchange = open();
      if (isOneWay) exchange.positions.positionActions.set(bert, code, { positionMode: 'oneWay' }, exchange.now());
      for (const each of wishes) {
        const before = exchange.db.contractDeals.all().length;
        act(exchange, each);
        const deals = exchange.db.contractDeals.all().slice(before);
        const sum = (side: string, role: string) =>
          add(...deals.filter((deal) => deal.role === role && deal.side === side).map(({ amount }) => amount));
        // All maker fills of an order have a taker fill at the same price.
        for (const [side, other] of [['buy', 'sell'] as const, ['sell', 'buy'] as const]) {
          expect(compare(sum(side, 'maker'), sum(other, 'taker'))).toBeLessThanOrEqual(0);
          for (const price of new Set(deals.filter(({ role }) => role === 'maker').map((deal) => deal.price)))
            expect(deals.some((deal) => deal.role === 'taker' && deal.price === price)).toBe(true);
        }
        met += deals.filter(({ role }) => role === 'maker').length;
        for (const owner of [anna, bert]) {
          const mine = dealsOf(exchange, owner);
          const net = (side: 'buy' | 'sell') => add(...mine.filter((deal) => deal.side === side).map(({ amount }) => amount));
          const held = exchange.db.positions
            .find({ where: { owner } })
            .list.map(({ side, amount }) => (side === 'long' ? amount : `-${amount}`));
          expect(compare(add(...held), subtract(net('buy'), net('sell')))).toBe(0);
        }
        expect(faultsOf(exchange)).toEqual([]);
        exchange.advanceTo(exchange.now() + each.after);
        expect(faultsOf(exchange)).toEqual([]);
      }
    }),
    { numRuns: cases(25), endOnFailure: true },
  );
  expect(met).toBeGreaterThan(20);
});

test('one large time step and many small ones have the same result', () => {
  fc.assert(
    fc.property(fc.array(wish, { minLength: 4, maxLength: 12 }), (wishes) => {
      const [steady, jumping] = [open(), open()];
      for (const each of wishes) {
        for (const exchange of [steady, jumping]) act(exchange, each);
        const goal = steady.now() + each.after * 4;
        steady.advanceTo(steady.now());
        while (steady.now() < goal) steady.advanceTo(Math.min(goal, steady.now() + 600_000));
        jumping.advanceTo(goal);
      }
      expect(jumping.state()).toEqual(steady.state());
    }),
    { numRuns: cases(10), endOnFailure: true },
  );
});
