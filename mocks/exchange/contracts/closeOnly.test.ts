import { expect, test } from 'vitest';
import { anna, bert, faultsOf, openContracts, tradingStart } from '@tests/support/exchange/contractsExchange';
import { refusalOf } from '@tests/support/exchange/refusalOf';

/** Expires on the Friday after the tests start, at 08:00 UTC. */
const contractCode = 'btcusdt_260109_d';
const expires = Date.UTC(2026, 0, 9, 8);
const minuteMs = 60_000;

test('opening orders end three minutes before a delivery and release their margin', () => {
  const exchange = openContracts();
  const waiting = { contractCode, kind: 'limit', price: '80000', amount: '0.1', leverage: 20 } as const;
  const order = exchange.place(waiting);
  // 0.1 × 80,000 / 20, and the taker fee, 0.06% of 8,000; the margin is rounded up.
  expect(exchange.balance()).toEqual({ available: '9595.199999', frozen: '404.800001' });
  exchange.advanceTo(expires - 3 * minuteMs - 1);
  expect(exchange.db.contractOrders.get(order.orderId)?.state).toBe('open');
  exchange.advanceTo(expires - 3 * minuteMs);
  expect(exchange.db.contractOrders.get(order.orderId)).toMatchObject({ state: 'cancelled', reason: 'deliveryReduceOnly', frozen: '0' });
  expect(exchange.balance()).toEqual({ available: '10000', frozen: '0' });
  expect(exchange.db.messages.all()).toMatchObject([{ owner: anna, notice: 'contractCloseOnly', createdTime: expires - 3 * minuteMs }]);
  expect(faultsOf(exchange)).toEqual([]);
});

test('closing orders, and those of other contracts, stay open', () => {
  const exchange = openContracts();
  exchange.advanceTo(expires - 4 * minuteMs);
  exchange.place({ contractCode });
  const closing = exchange.place({ contractCode, side: 'sell', effect: 'close', kind: 'limit', price: '120000' });
  const other = exchange.place({ contractCode: 'btcusdt', owner: bert, kind: 'limit', price: '80000' });
  exchange.advanceTo(expires - 2 * minuteMs);
  expect([closing, other].map(({ orderId }) => exchange.db.contractOrders.get(orderId)?.state)).toEqual(['open', 'open']);
});

test('opening plans end at the same time, and new ones are refused', () => {
  const exchange = openContracts();
  const plan = { owner: anna, contractCode, side: 'buy', effect: 'open', triggerPrice: '80000', amount: '0.1' } as const;
  const { orderId } = exchange.positions.conditions.plan({ ...plan, at: tradingStart });
  exchange.advanceTo(expires - 3 * minuteMs);
  expect(exchange.db.contractConditions.get(orderId)?.state).toBe('cancelled');
  expect(exchange.db.messages.all()).toMatchObject([{ notice: 'contractCloseOnly' }]);
  expect(refusalOf(() => exchange.positions.conditions.plan({ ...plan, at: exchange.now() }))).toBe('deliveryReduceOnly');
});
