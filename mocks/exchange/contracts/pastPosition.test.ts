import { expect, test } from 'vitest';
import { add, compare, isZero, subtract } from '@/contract/decimal';
import { initialMargin, returnPercent, tradeMode, valueOf } from '@/contract/swap';
import { anna, bitcoin, openContracts, usdt } from '@tests/support/exchange/contractsExchange';
import { contractBillsOf, contractStatementOf } from './bills';
import { pastPositionOf } from './pastPosition';

const only = <Item>(list: readonly Item[]): Item => (list.length === 1 && list[0] !== undefined ? list[0] : expect.fail('not one'));

test('a past position states its maximum amount, the amount closed in parts, and its return on margin', () => {
  const exchange = openContracts();
  exchange.place({ amount: '0.1' });
  exchange.place({ amount: '0.2' });
  exchange.place({ amount: '0.25', side: 'sell', effect: 'close' });
  expect(pastPositionOf(only(exchange.db.positions.all()), 'partlyClosed')).toMatchObject({
    maxAmount: '0.3',
    amount: '0.3',
    closedAmount: '0.25',
  });
  exchange.place({ amount: '0.05' });
  exchange.place({ amount: '0.1', side: 'sell', effect: 'close' });
  const past = only(exchange.db.pastPositions.all());
  expect(past).toMatchObject({ end: 'closed', maxAmount: '0.3', amount: '0.35', closedAmount: '0.35' });
  const margin = initialMargin(valueOf('btcusdt', past.amount, past.entryPrice), 20);
  expect(past.returnRate).toBe(returnPercent(past.realised, margin));
  expect(add(...exchange.db.contractDeals.all().map(({ realised }) => realised))).toBe(past.realised);
});

test('every contract bill states the balance after it: the newest the current one, each the previous one plus its amount', () => {
  const exchange = openContracts();
  exchange.place({ amount: '0.1', marginMode: 'cross' });
  exchange.place({ amount: '0.2', side: 'sell', kind: 'limit', price: '120000' });
  exchange.place({ contractCode: 'btcusd', amount: '5000' });
  exchange.advanceTo(exchange.now() + 86_400_000);
  exchange.place({ amount: '0.1', side: 'sell', effect: 'close' });
  const bills = contractStatementOf(exchange, anna, { mode: tradeMode.real });
  expect(new Set(bills.map(({ kind }) => kind))).toEqual(new Set(['fee', 'funding', 'realised', 'transferIn']));
  for (const coinId of [usdt, bitcoin]) {
    const own = bills.filter((bill) => bill.coinId === coinId);
    expect(own.length).toBeGreaterThan(1);
    const { available, frozen } = exchange.balance(anna, coinId);
    expect(compare(own[0]?.balance ?? '-1', add(available, frozen))).toBe(0);
    for (const [index, { balance, amount }] of own.entries())
      expect(compare(subtract(balance, amount), own[index + 1]?.balance ?? '0')).toBe(0);
    expect(isZero(subtract(own.at(-1)?.balance ?? '1', own.at(-1)?.amount ?? '0'))).toBe(true);
  }
  // A filter does not change the balances.
  const fees = contractStatementOf(exchange, anna, { mode: tradeMode.real, kind: 'fee' });
  expect(fees).toEqual(bills.filter(({ kind }) => kind === 'fee'));
  expect(contractBillsOf(exchange, anna, { mode: tradeMode.real })).toHaveLength(bills.length);
});
