import { expect, test } from 'vitest';
import { isGreater, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { anna, bert, faultsOf, openContracts, tradingStart, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import type { OrderTerms } from './order';

const day = 86_400_000;
const off = (exchange: ContractsExchange, factor: Decimal): Decimal =>
  truncate(multiply(exchange.market.price('btcusdt', exchange.now()), factor), 1);
/** Opens an exchange with two split long positions of 0.1. */
const openSplit = () => {
  const exchange = openContracts();
  exchange.positions.positionActions.set(anna, 'btcusdt', { positionType: 'split' }, exchange.now());
  for (let count = 0; count < 2; count += 1) exchange.place();
  const [first = expect.fail('nothing was opened'), second = expect.fail('nothing was opened')] = exchange.db.positions.all();
  return { exchange, first, second };
};
/** Rests far above the price to close a position. */
const restToClose = (exchange: ContractsExchange, overrides: Partial<OrderTerms>) =>
  exchange.place({ side: 'sell', effect: 'close', kind: 'limit', price: off(exchange, '1.3'), ...overrides });

test.each(['close', 'reverse'] as const)('to %s a split position leaves the closing orders of the others', (action) => {
  const { exchange, first, second } = openSplit();
  const [ended, kept] = [first, second].map(({ positionId }) => restToClose(exchange, { positionId }).orderId);
  const { positionActions } = exchange.positions;
  if (action === 'close') positionActions.close([first], exchange.now());
  else positionActions.reverse(first, exchange.now());
  expect(exchange.db.contractOrders.get(ended ?? '')).toMatchObject({ state: 'cancelled', reason: 'byUser' });
  expect(exchange.db.contractOrders.get(kept ?? '')).toMatchObject({ state: 'open', positionId: second.positionId });
  expect(faultsOf(exchange)).toEqual([]);
});

test.each([
  ['all', undefined, ['cancelled', 'cancelled'], []],
  ['a part', '0.06', ['cancelled', 'open'], ['0.04']],
] as const)('an exit of %s of its position ends the resting orders that are in its way', (_, amount, states, left) => {
  const exchange = openContracts();
  exchange.place();
  const [position = expect.fail('nothing was opened')] = exchange.db.positions.all();
  const resting = ['0.06', '0.04'].map((size) => restToClose(exchange, { amount: size }));
  const triggerPrice = off(exchange, '0.99');
  const exit = exchange.positions.conditions.exit(position, { kind: 'stopLoss', triggerPrice, amount, at: exchange.now() });
  exchange.advanceTo(exchange.market.firstBeyond('btcusdt', 'below', triggerPrice, tradingStart, tradingStart + 30 * day)?.at ?? 0);
  expect(exchange.db.contractConditions.get(exit.orderId)).toMatchObject({ state: 'triggered' });
  expect(resting.map(({ orderId }) => exchange.db.contractOrders.get(orderId)?.state)).toEqual(states);
  expect(exchange.db.positions.all().map((open) => open.amount)).toEqual(left);
  expect(faultsOf(exchange)).toEqual([]);
});

/** A price at which an order to buy is the first in the book. */
const bestPrice = (exchange: ContractsExchange) =>
  subtract(exchange.market.depth('btcusdt', exchange.now(), 1).asks[0]?.price ?? '0', '0.1');
/** Rests to buy at the best price, of which Bert takes `filled`. */
const restPartlyFilled = (exchange: ContractsExchange, amount: Decimal, filled: Decimal, leverage: number) => {
  const price = bestPrice(exchange);
  const { orderId } = exchange.place({ kind: 'limit', price, amount, leverage });
  exchange.place({ owner: bert, side: 'sell', amount: filled });
  const order = exchange.db.contractOrders.get(orderId) ?? expect.fail('no such order');
  expect(order).toMatchObject({ state: 'partlyFilled', filledAmount: filled });
  return order;
};

test('orders of positions that are merged continue with the merged position', () => {
  const { exchange, first, second } = openSplit();
  const closing = restToClose(exchange, { positionId: second.positionId });
  const opening = restPartlyFilled(exchange, '0.4', '0.3', 20);
  exchange.positions.positionActions.merge(anna, 'btcusdt', 'long', exchange.now());
  for (const { orderId } of [closing, opening])
    expect(exchange.db.contractOrders.get(orderId)).toMatchObject({ positionId: first.positionId });
  exchange.place({ owner: bert, side: 'sell' });
  expect(exchange.positions.list(anna)).toMatchObject([{ positionId: first.positionId, amount: '0.6', closableAmount: '0.5' }]);
  expect(faultsOf(exchange)).toEqual([]);
});

test('the filled part of an order that is changed counts once towards its maximum leverage', () => {
  const exchange = openContracts();
  // Bitcoin allows 125× up to 50,000. At more than 80,000 each, 0.4 and 0.3 together exceed that.
  const order = restPartlyFilled(exchange, '0.4', '0.3', 125);
  expect(exchange.positions.orders.change(order, { amount: '0.41' }, exchange.now())).toMatchObject({ amount: '0.41' });
  expect(() => exchange.positions.orders.change(order, { amount: '0.8' }, exchange.now())).toThrow(
    expect.objectContaining({ code: 'orderLeverage' }),
  );
});

test('a stop loss whose price has passed when its order is filled closes the position at once', () => {
  const exchange = openContracts();
  const price = bestPrice(exchange);
  const stopLossPrice = subtract(price, '0.1');
  expect(isGreater(stopLossPrice, exchange.market.mark('btcusdt', exchange.now()))).toBe(true);
  exchange.place({ kind: 'limit', price, stopLossPrice, exitBasis: 'mark' });
  exchange.place({ owner: bert, side: 'sell' });
  exchange.advanceTo(tradingStart);
  expect(exchange.db.contractConditions.all()).toMatchObject([{ kind: 'stopLoss', state: 'triggered' }]);
  const [closing] = exchange.db.contractOrders.find({ where: { owner: anna, effect: 'close' } }).list;
  expect(closing).toMatchObject({ source: 'condition', kind: 'market', state: 'filled', createdTime: tradingStart });
  expect(exchange.positions.list(anna)).toEqual([]);
  expect(faultsOf(exchange)).toEqual([]);
});
