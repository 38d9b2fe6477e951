import { describe, expect, test } from 'vitest';
import { add, compare, divide, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { contractFeesOf, initialMargin, maxOpenOrders } from '@/contract/swap';
import { account } from '@/contract/capital';
import { anna, bert, faultsOf, openContracts, tradingStart, type ContractsExchange, usdt } from '@tests/support/exchange/contractsExchange';
import type { ErrorCode } from '../../businessError';
import type { OrderTerms } from './order';

const day = 86_400_000;
const ask = (exchange: ContractsExchange) => exchange.market.depth('btcusdt', exchange.now(), 1).asks[0] ?? expect.fail('an empty book');
const off = (exchange: ContractsExchange, factor: Decimal): Decimal =>
  truncate(multiply(exchange.market.price('btcusdt', exchange.now()), factor), 1);

describe('a market order', () => {
  test('walks the book: the best prices first, each up to its amount', () => {
    const exchange = openContracts({ money: '1000000' });
    const { asks } = exchange.market.depth('btcusdt', exchange.now(), 40);
    const order = exchange.place({ amount: '8', leverage: 10 });
    const deals = exchange.db.contractDeals.find({ where: { orderId: order.orderId } }).list;
    expect(deals.length).toBeGreaterThan(1);
    expect(deals.map(({ price }) => price)).toEqual(asks.slice(0, deals.length).map(({ price }) => price));
    expect(add(...deals.map(({ amount }) => amount))).toBe('8');
    expect([order.state, order.filledAmount, order.frozen]).toEqual(['filled', '8', '0']);
    expect(compare(order.turnover, add(...deals.map(({ turnover }) => turnover)))).toBe(0);
    expect(order.averagePrice).toBe(divide(order.turnover, '8', 12));
    expect(faultsOf(exchange)).toEqual([]);
  });
  test.each([
    ['without VIP', anna, 0],
    ['with VIP 9', bert, 9],
  ])('pays the taker fee %s', (_, owner, level) => {
    const exchange = openContracts();
    const { turnover, fee } = exchange.place({ owner });
    expect(fee).toBe(truncate(multiply(turnover, contractFeesOf(level).taker), 8));
    expect(exchange.ledger.balance({ owner: 'fees', wallet: account.perpetual }, usdt).available).toBe(fee);
  });
  test('closes a position: the profit is booked and the margin released', () => {
    const exchange = openContracts();
    const opened = exchange.place();
    const [position] = exchange.positions.list(anna);
    expect(position).toMatchObject({ side: 'long', amount: '0.1', margin: initialMargin(opened.turnover, 20) });
    const closed = exchange.place({ side: 'sell', effect: 'close' });
    const realised = subtract(closed.turnover, opened.turnover);
    expect(compare(closed.realised, realised)).toBe(0);
    expect(exchange.balance()).toEqual({ available: add('10000', realised, `-${opened.fee}`, `-${closed.fee}`), frozen: '0' });
    expect(exchange.positions.list(anna)).toEqual([]);
    expect(exchange.db.pastPositions.all()).toMatchObject([{ end: 'closed', amount: '0.1', realised: closed.realised }]);
    expect(exchange.db.messages.all().map(({ bizType }) => bizType)).toEqual([28, 29]);
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('a limit order', () => {
  test('rests, and is filled as maker at its price at the instant the market reaches it', () => {
    const exchange = openContracts();
    const price = off(exchange, '0.99');
    const order = exchange.place({ kind: 'limit', price });
    expect([order.state, order.filledAmount]).toEqual(['open', '0']);
    expect(compare(exchange.balance().frozen, order.frozen)).toBe(0);
    const reached = exchange.market.firstBeyond('btcusdt', 'below', price, tradingStart, tradingStart + 20 * day);
    exchange.advanceTo((reached?.at ?? 0) - 1);
    expect(exchange.db.contractOrders.get(order.orderId)?.state).toBe('open');
    exchange.advanceTo(tradingStart + 20 * day);
    const [deal] = exchange.db.contractDeals.all();
    expect(deal).toMatchObject({ role: 'maker', price, createdTime: reached?.at });
    expect(exchange.db.contractOrders.get(order.orderId)).toMatchObject({ state: 'filled', turnover: multiply(price, '0.1') });
    expect(deal?.fee).toBe(truncate(multiply(multiply(price, deal?.amount ?? '0'), contractFeesOf(0).maker), 8));
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('takes what the book offers up to its limit, and rests with the remainder', () => {
    const exchange = openContracts({ money: '5000000' });
    const best = ask(exchange);
    const order = exchange.place({ kind: 'limit', price: best.price, amount: add(truncate(best.amount, 3), '0.5') });
    expect([order.state, order.filledAmount]).toEqual(['partlyFilled', truncate(best.amount, 3)]);
    expect(faultsOf(exchange)).toEqual([]);
    const ended = exchange.positions.orders.end(order.orderId, 'byUser');
    expect(ended).toMatchObject({ state: 'cancelled', reason: 'byUser', filledAmount: truncate(best.amount, 3), frozen: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('of a large amount is filled completely, and only at its price', () => {
    const exchange = openContracts({ money: '90000000' });
    const price = off(exchange, '0.995');
    const order = exchange.place({ kind: 'limit', price, amount: '200', leverage: 4 });
    exchange.advanceTo(tradingStart + 20 * day);
    const deals = exchange.db.contractDeals.find({ where: { orderId: order.orderId } }).list;
    expect(add(...deals.map(({ amount }) => amount))).toBe('200');
    expect(new Set(deals.map((deal) => deal.price))).toEqual(new Set([price]));
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('releases its frozen money when cancelled, and is no longer filled by the market', () => {
    const exchange = openContracts();
    const order = exchange.place({ kind: 'limit', price: off(exchange, '0.99') });
    exchange.positions.orders.end(order.orderId, 'byUser');
    expect(exchange.balance()).toEqual({ available: '10000', frozen: '0' });
    exchange.advanceTo(tradingStart + 20 * day);
    expect(exchange.db.contractDeals.all()).toEqual([]);
  });
  test('can be changed while it rests, even to a price that matches', () => {
    const exchange = openContracts();
    const order = exchange.place({ kind: 'limit', price: off(exchange, '0.98') });
    const dearer = exchange.positions.orders.change(order, { price: off(exchange, '0.99'), amount: '0.05' }, exchange.now());
    expect(compare(exchange.balance().frozen, dearer.frozen)).toBe(0);
    const taken = exchange.positions.orders.change(dearer, { price: off(exchange, '1.01') }, exchange.now());
    expect([taken.state, taken.orderId]).toEqual(['filled', order.orderId]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test.each([
    ['ioc', 'cancelled'],
    ['postOnly', 'open'],
  ] as const)('of kind %s that does not match is %s', (kind, state) => {
    const exchange = openContracts();
    expect(exchange.place({ kind, price: off(exchange, '0.99') })).toMatchObject({ state, filledAmount: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('an order is refused without changing anything', () => {
  const cases: readonly (readonly [string, ErrorCode, Partial<OrderTerms>])[] = [
    ['for an unknown contract', 'notFound', { contractCode: 'nothing' }],
    ['for an expired contract', 'marketClosed', { contractCode: 'btcusdt_251226_d' }],
    ['without a limit price', 'badRequest', { kind: 'limit' }],
    ['off the tick', 'orderOffTick', { kind: 'limit', price: '89000.05' }],
    ['off the lot', 'orderOffLot', { amount: '0.0015' }],
    ['below the minimum value', 'orderBelowMinTurnover', { contractCode: 'xrpusdt', amount: '1' }],
    ['above the maximum size', 'orderTooLarge', { amount: '900' }],
    ['far above the mark price', 'orderPriceDeviation', { kind: 'limit', price: '120000' }],
    ['far below the mark price', 'orderPriceDeviation', { kind: 'limit', price: '20000' }],
    ['above the maximum leverage of the contract', 'orderLeverage', { leverage: 126 }],
    ['above the maximum leverage for its size', 'orderLeverage', { leverage: 125, amount: '1' }],
    ['without leverage', 'orderLeverage', { leverage: 0 }],
    ['closing a position that does not exist', 'orderReduceOnly', { side: 'sell', effect: 'close' }],
    ['without sufficient balance', 'insufficientBalance', { amount: '5' }],
    ['that is fill-or-kill and cannot be filled', 'orderCannotFill', { kind: 'fok', price: '80000' }],
  ];
  test.each(cases)('%s: %s', (_, blocker, wish) => {
    const exchange = openContracts();
    const before = JSON.stringify(exchange.state());
    expect(() => exchange.place(wish)).toThrow(expect.objectContaining({ code: blocker }));
    expect(JSON.parse(JSON.stringify(exchange.state()))).toMatchObject({ ...JSON.parse(before), sequence: expect.any(Number) });
  });
  test('in a halted contract, and beyond the maximum number of open orders', () => {
    const exchange = openContracts();
    for (let count = 0; count < maxOpenOrders; count += 1) exchange.place({ kind: 'limit', price: off(exchange, '0.8'), amount: '0.001' });
    expect(() => exchange.place()).toThrow(expect.objectContaining({ code: 'tooManyOrders' }));
    exchange.db.marketInterventions.insert({ id: 1, kind: 'halt', of: 'btcusdt', from: exchange.now(), endedAt: null, forMs: null });
    expect(() => exchange.place()).toThrow(expect.objectContaining({ code: 'marketClosed' }));
  });
  test('if it is post-only and would match', () => {
    const exchange = openContracts();
    expect(() => exchange.place({ kind: 'postOnly', price: off(exchange, '1.01') })).toThrow(
      expect.objectContaining({ code: 'orderWouldMatch' }),
    );
    expect(exchange.db.contractOrders.all()).toEqual([]);
  });
  test('closing more than other closing orders leave', () => {
    const exchange = openContracts();
    exchange.place();
    exchange.place({ side: 'sell', effect: 'close', kind: 'limit', price: off(exchange, '1.05'), amount: '0.06' });
    expect(() => exchange.place({ side: 'sell', effect: 'close', amount: '0.05' })).toThrow(
      expect.objectContaining({ code: 'orderReduceOnly' }),
    );
    exchange.place({ side: 'sell', effect: 'close', amount: '0.04' });
    expect(exchange.positions.list(anna)).toMatchObject([{ amount: '0.06', closableAmount: '0' }]);
  });
});

test('closing orders end with the position they would close', () => {
  const exchange = openContracts();
  exchange.place();
  const waiting = exchange.place({ side: 'sell', effect: 'close', kind: 'limit', price: off(exchange, '1.05'), amount: '0.1' });
  exchange.positions.positionActions.close(exchange.positions.open(anna, 0, 'portal'), exchange.now());
  expect(exchange.db.contractOrders.get(waiting.orderId)).toMatchObject({ state: 'cancelled' });
  expect(exchange.positions.list(anna)).toEqual([]);
  expect(faultsOf(exchange)).toEqual([]);
});
