import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { isInverse, type OrderState } from '@/contract/swap';
import { anna, faultsOf, openContracts, type ContractsExchange } from '@tests/support/exchange/contractsExchange';
import { cases } from '@tests/support/testAmount';
import { BusinessError } from '../../businessError';

/** The last known state of an order, which only moves forward. */
interface LastState {
  readonly state: OrderState;
  readonly filled: Decimal;
}
/** The states that may follow each state between two checks. */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  open: ['open', 'partlyFilled', 'filled', 'cancelled'],
  partlyFilled: ['partlyFilled', 'filled', 'cancelled'],
  filled: ['filled'],
  cancelled: ['cancelled'],
};

/** The model: orders as they were last seen. */
interface Model {
  orders: Map<string, LastState>;
}

/** Compares the exchange with the model, and updates the model. */
function expectAgreement(model: Model, exchange: ContractsExchange): void {
  expect(faultsOf(exchange)).toEqual([]);
  for (const { orderId, state, filledAmount } of exchange.db.contractOrders.all()) {
    const before = model.orders.get(orderId);
    if (before) {
      expect(next[before.state]).toContain(state);
      expect(compare(filledAmount, before.filled)).toBeGreaterThanOrEqual(0);
    }
    model.orders.set(orderId, { state, filled: filledAmount });
    const deals = exchange.db.contractDeals.find({ where: { orderId } }).list;
    expect([orderId, add(...deals.map(({ amount }) => amount))]).toEqual([orderId, filledAmount]);
  }
  for (const { positionId, amount } of exchange.db.positions.all()) {
    const deals = exchange.db.contractDeals.find({ where: {}, matching: (deal) => deal.positionId === positionId }).list;
    const sum = (effect: 'open' | 'close') => add(...deals.filter((deal) => deal.effect === effect).map((deal) => deal.amount));
    expect([positionId, subtract(sum('open'), sum('close'))]).toEqual([positionId, amount]);
  }
}

/** An action of a user; a business error is an accepted result. */
const command = (name: string, act: (exchange: ContractsExchange) => void): fc.Command<Model, ContractsExchange> => ({
  check: () => true,
  run: (model, exchange) => {
    try {
      act(exchange);
    } catch (problem) {
      if (!(problem instanceof BusinessError)) throw problem;
    }
    expectAgreement(model, exchange);
  },
  toString: () => name,
});

const code = fc.constantFrom('btcusdt', 'ethusdt', 'btcusd');
const side = fc.constantFrom('buy' as const, 'sell' as const);
const effect = fc.constantFrom('open' as const, 'close' as const);
const kind = fc.constantFrom('limit' as const, 'market' as const, 'postOnly' as const, 'ioc' as const, 'fok' as const);
const marginMode = fc.constantFrom('cross' as const, 'isolated' as const);
const hundredths = fc.integer({ min: 1, max: 90 });
const pick = fc.nat(20);

const commands = [
  fc
    .record({
      contractCode: code,
      side,
      effect,
      kind,
      marginMode,
      size: hundredths,
      off: fc.integer({ min: -30, max: 30 }),
      leverage: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ size, off, ...wish }) =>
      command(`place ${JSON.stringify({ ...wish, size, off })}`, (exchange) => {
        const factor = add('1', multiply(String(off), '0.001'));
        const price = truncate(multiply(exchange.market.price(wish.contractCode, exchange.now()), factor), 1);
        const amount = multiply(String(size), isInverse(wish.contractCode) ? '100' : '0.01');
        exchange.place({ ...wish, price: wish.kind === 'market' ? undefined : price, amount });
      }),
    ),
  fc.tuple(pick, fc.integer({ min: -30, max: 30 })).map(([index, off]) =>
    command(`change order ${index} by ${off}`, (exchange) => {
      const order = exchange.positions.orders.openOrders(anna)[index];
      if (!order) return;
      const factor = add('1', multiply(String(off), '0.001'));
      const price = truncate(multiply(exchange.market.price(order.contractCode, exchange.now()), factor), 1);
      exchange.positions.orders.change(order, { price }, exchange.now());
    }),
  ),
  pick.map((index) =>
    command(`cancel order ${index}`, (exchange) => {
      const order = exchange.positions.orders.openOrders(anna)[index];
      if (order) exchange.positions.orders.end(order.orderId, 'byUser');
    }),
  ),
  fc.tuple(pick, fc.constantFrom('add' as const, 'remove' as const), hundredths).map(([index, way, amount]) =>
    command(`${way} margin of ${index}`, (exchange) => {
      const position = exchange.db.positions.all()[index];
      if (position) exchange.positions.positionActions.changeMargin(position, way, String(amount), exchange.now());
    }),
  ),
  fc.tuple(code, fc.integer({ min: 1, max: 130 })).map(([contractCode, leverage]) =>
    command(`leverage ${leverage} of ${contractCode}`, (exchange) => {
      exchange.positions.positionActions.set(anna, contractCode, { leverage }, exchange.now());
    }),
  ),
  fc
    .tuple(code, fc.constantFrom('oneWay' as const, 'hedge' as const), fc.constantFrom('merge' as const, 'split' as const))
    .map(([contractCode, positionMode, positionType]) =>
      command(`${positionMode} and ${positionType} in ${contractCode}`, (exchange) => {
        exchange.positions.positionActions.set(anna, contractCode, { positionMode, positionType }, exchange.now());
      }),
    ),
  pick.map((index) =>
    command(`reverse ${index}`, (exchange) => {
      const position = exchange.db.positions.all()[index];
      if (position) exchange.positions.positionActions.reverse(position, exchange.now());
    }),
  ),
  fc.constant(
    command(
      'close all',
      (exchange) => void exchange.positions.positionActions.close(exchange.positions.open(anna, 0, 'portal'), exchange.now()),
    ),
  ),
  fc
    .integer({ min: 1, max: 2_000 })
    .map((minutes) => command(`${minutes} minutes pass`, (exchange) => exchange.advanceTo(exchange.now() + minutes * 60_000))),
];

test('in any sequence of actions, orders only move forward, fills add up to orders and positions, and books stay consistent', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 4 }), fc.commands(commands, { maxCommands: 60, size: 'max' }), (seed, doings) => {
      fc.modelRun(() => ({ model: { orders: new Map() }, real: openContracts({ seed }) }), doings);
    }),
    { numRuns: cases(40) },
  );
});
