import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { divide } from '@/contract/decimal';
import type { PremarketOrder } from '@/contract/premarket';
import { orderSide, orderState } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { coinByName, pairByName } from '@mocks/exchange/markets';
import { placeAt } from '@mocks/exchange/premarket/seed';
import { openPremarket } from '@tests/support/exchange/premarketExchange';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { cases } from '@tests/support/testAmount';
import { changesOf, problemsOf } from './problems';

const order: PremarketOrder = {
  orderId: '1',
  tradeId: 1,
  tradeName: 'TESL/USDT',
  side: orderSide.buy,
  price: '0.2',
  amount: '4000',
  filledAmount: '1000',
  filledTurnover: '200',
  pledge: '600',
  state: orderState.partlyFilled,
  reason: null,
  createdTime: 0,
  updatedTime: 0,
};
const token = { digit: '4#0', quoteCurrency: 'USDT', collateralRate: '1', last: '0.2' };
const problems = (price: string, amount: string, available: string | null = '100') =>
  problemsOf({ order, edit: { price, amount }, token, available });

test('a change beyond the balance is reported at the field that was raised', () => {
  expect(problems('0.2', '4500')).toEqual({});
  expect(problems('0.2', '4501')).toEqual({ amount: 'insufficientBalance' });
  expect(problems('0.21', '4000')).toEqual({});
  expect(problems('0.22', '4000', '59')).toEqual({ price: 'insufficientBalance' });
  expect(problems('0.22', '4000', null)).toEqual({});
});

test('the amount must exceed the filled amount', () => {
  expect(problems('0.2', '1000')).toEqual({ amount: 'belowFilled' });
  expect(problems('', '1001')).toEqual({ price: 'missing' });
});

test('only changed values are sent', () => {
  expect(changesOf(order, { price: '0.20', amount: '5000' })).toEqual({ amount: '5000' });
});

test('the form accepts a change if and only if the exchange does', () => {
  const owner = personas.vip.login.fid;
  const world = openPremarket(Date.UTC(2026, 0, 5, 8), [owner]);
  const { orderId, tradeId } = placeAt(world, { owner, coin: 'TESL', side: orderSide.buy, amount: '4000', factor: '0.7' });
  const { digit } = pairByName('TESL_USDT');
  const usdt = coinByName('USDT').coinId;
  const accepted = { yes: 0, no: 0 };
  const change = fc.record({ price: fc.integer({ min: 5_000, max: 60_000 }), amount: fc.integer({ min: 0, max: 3_000_000 }) });
  fc.assert(
    fc.property(change, fc.constantFrom(50, 100), (typed, step) => {
      const order = world.db.premarketOrders.get(orderId);
      if (!order?.isOpen) return;
      const edit = { price: divide(String(typed.price * step), '10000000', 8), amount: divide(String(typed.amount * step), '100', 1) };
      const last = world.market.price(tradeId, world.now);
      const { available } = world.ledger.balance({ owner, wallet: account.spot }, usdt);
      const found = Object.keys(problemsOf({ order, edit, token: { digit, quoteCurrency: 'USDT', collateralRate: '1', last }, available }));
      const refused = refusalOf(() => void world.premarket.edit(orderId, changesOf(order, edit)));
      accepted[found.length === 0 ? 'yes' : 'no'] += 1;
      expect({ edit, isAccepted: found.length === 0 }).toEqual({ edit, isAccepted: refused === null });
    }),
    { numRuns: cases(300) },
  );
  expect(Math.min(accepted.yes, accepted.no)).toBeGreaterThan(10);
});
