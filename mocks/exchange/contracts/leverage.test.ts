import { expect, test } from 'vitest';
import { add, divide, multiply, subtract, truncate } from '@/contract/decimal';
import { faultsOf, openContracts, type ContractsExchange } from '@tests/support/exchange/contractsExchange';

const off = (exchange: ContractsExchange, factor: string) =>
  truncate(multiply(exchange.market.price('btcusdt', exchange.now()), factor), 1);

test('an order at another leverage changes that of the position it adds to, if the existing part can be margined', () => {
  const exchange = openContracts({ money: '2000' });
  exchange.place({ leverage: 50 });
  const [before] = exchange.db.positions.all();
  if (!before) throw new Error('nothing was opened');
  // A fifth of the cost of 0.1 is more than 1,600, and the new part would need as much again.
  expect(() => exchange.place({ leverage: 5 })).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
  expect(exchange.db.positions.all()).toEqual([before]);
  exchange.place({ leverage: 10, amount: '0.01' });
  const [after] = exchange.db.positions.all();
  expect(after).toMatchObject({ amount: '0.11', leverage: 10 });
  const owed = add(divide(before.cost, '10', 8), divide(subtract(after?.cost ?? '0', before.cost), '10', 8));
  expect(after?.margin).toBe(owed);
  expect(exchange.db.contractAdjustments.all()).toMatchObject([{ kind: 'leverage', before: '50', after: '10' }]);
  expect(faultsOf(exchange)).toEqual([]);
});
test.each([
  // Bitcoin allows 125× up to 50,000. At more than 80,000 each, 0.5 and 0.2 together exceed that.
  [
    'open orders',
    (exchange: ContractsExchange): void =>
      void exchange.place({ kind: 'limit', price: off(exchange, '0.99'), amount: '0.5', leverage: 125 }),
    'btcusdt',
    '0.2',
    125,
  ],
  [
    'the value at the mark price instead of the entry price',
    (exchange: ContractsExchange): void => {
      exchange.place({ amount: '0.5', leverage: 125 });
      for (const { positionId } of exchange.db.positions.all()) exchange.db.positions.update(positionId, { cost: '1000' });
    },
    'btcusdt',
    '0.2',
    125,
  ],
  // Ether allows 100×: its tiers end at 0.8 of those, the first at 40,000. At more than 2,900 each, 15 exceed that, but not 50,000.
  ['the tiers of the contract', (): void => {}, 'ethusdt', '15', 100],
] as const)('the maximum leverage takes into account %s', (_, arrange, contractCode, amount, leverage) => {
  const exchange = openContracts();
  arrange(exchange);
  expect(() => exchange.place({ contractCode, amount, leverage })).toThrow(expect.objectContaining({ code: 'orderLeverage' }));
  expect(exchange.place({ contractCode, amount, leverage: 50 })).toMatchObject({ state: 'filled' });
});
