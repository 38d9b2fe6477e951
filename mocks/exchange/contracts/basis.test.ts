import { expect, test } from 'vitest';
import { compare, multiply, truncate, type Decimal } from '@/contract/decimal';
import { priceBases, type PriceBasis } from '@/contract/swap';
import { anna, openContracts, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { basisPrice } from '../market/priceBasis';

const code = 'btcusdt';
const minute = 60_000;
const day = 1_440 * minute;

const priceOf = (exchange: ContractsExchange, basis: PriceBasis, at = exchange.now()): Decimal =>
  basisPrice(exchange.market, code, basis, at);
const times = (price: Decimal, factor: Decimal): Decimal => truncate(multiply(price, factor), 1);
const plan = (exchange: ContractsExchange, triggerBasis: PriceBasis | undefined, triggerPrice: Decimal) =>
  exchange.positions.conditions.plan({
    owner: anna,
    contractCode: code,
    side: 'buy',
    effect: 'open',
    amount: '0.01',
    triggerPrice,
    triggerBasis,
    at: exchange.now(),
  });
const stateOf = (exchange: ContractsExchange, orderId: string) => exchange.db.contractConditions.get(orderId)?.state;
/** Advances until an order is no longer waiting, at most twenty days. */
function untilGone(exchange: ContractsExchange, orderId: string): void {
  const end = exchange.now() + 20 * day;
  for (let at = exchange.now(); at < end && stateOf(exchange, orderId) === 'waiting'; at = exchange.next()?.at ?? end)
    exchange.advanceTo(at);
}

test.each(priceBases)('a plan on the %s price triggers at the first instant at which that price reaches it', (basis) => {
  const exchange = openContracts();
  const start = exchange.now();
  const goal = times(priceOf(exchange, basis), '1.006');
  const { orderId } = plan(exchange, basis, goal);
  untilGone(exchange, orderId);
  expect(stateOf(exchange, orderId)).toBe('triggered');
  expect(compare(priceOf(exchange, basis), goal)).toBeGreaterThanOrEqual(0);
  expect(exchange.now() - start).toBeGreaterThan(minute);
  for (let at = start; at < exchange.now(); at += minute) expect(compare(priceOf(exchange, basis, at), goal)).toBe(-1);
  expect(compare(priceOf(exchange, basis, exchange.now() - 1), goal)).toBe(-1);
});

test('plans with the same trigger price on the three price bases trigger at different instants', () => {
  const gone = priceBases.map((basis) => {
    const exchange = openContracts();
    const { orderId } = plan(exchange, basis, times(priceOf(exchange, 'last'), '1.01'));
    untilGone(exchange, orderId);
    return exchange.now();
  });
  expect(new Set(gone).size).toBe(3);
});

test('a plan without a price basis follows the last price', () => {
  const both = [undefined, 'last' as const].map((basis) => {
    const exchange = openContracts();
    const { orderId } = plan(exchange, basis, times(priceOf(exchange, 'last'), '0.995'));
    untilGone(exchange, orderId);
    return exchange.now();
  });
  expect(both[0]).toBe(both[1]);
});

test('take profit and stop loss of an order follow its price basis, and are refused if that price has already passed', () => {
  const exchange = openContracts();
  const [mark, index] = [priceOf(exchange, 'mark'), priceOf(exchange, 'index')];
  // Between the two prices: not reached by one, already passed by the other.
  const between = truncate(multiply(String((Number(mark) + Number(index)) / 2), '1'), 1);
  const [ahead, behind] = compare(mark, index) > 0 ? (['index', 'mark'] as const) : (['mark', 'index'] as const);
  expect(refusalOf(() => exchange.place({ takeProfitPrice: between, exitBasis: behind }))).toBe('orderTriggerPassed');
  exchange.place({ takeProfitPrice: between, stopLossPrice: times(mark, '0.98'), exitBasis: ahead });
  expect(exchange.positions.conditions.waiting(anna).map(({ kind, triggerBasis }) => [kind, triggerBasis])).toEqual([
    ['takeProfit', ahead],
    ['stopLoss', ahead],
  ]);
});

test('changing the price basis rearms a waiting order', () => {
  const exchange = openContracts();
  const { orderId } = plan(exchange, 'last', times(priceOf(exchange, 'last'), '1.01'));
  const waiting = exchange.db.contractConditions.get(orderId) ?? expect.fail('no plan');
  exchange.positions.conditions.change(waiting, { triggerBasis: 'index' }, exchange.now());
  expect(exchange.db.triggers.get(orderId)?.basis).toBe('index');
  untilGone(exchange, orderId);
  expect(compare(priceOf(exchange, 'index'), waiting.triggerPrice ?? '0')).toBeGreaterThanOrEqual(0);
});
