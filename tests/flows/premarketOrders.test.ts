import { expect, test } from 'vitest';
import { multiply } from '@/contract/decimal';
import { premarket } from '@/contract/premarket';
import { openFlow } from './flow';

test('editing a pre-market order also changes its collateral, and all orders of a token can be cancelled at once', async () => {
  const { ask, refused } = openFlow({ scenario: 'premarket-waiting' });
  const open = async () => (await ask(premarket.openOrders, {})).list;
  const before = (await open()).find(({ side }) => side === 'buy') ?? expect.fail('no open order');
  const params = { orderId: before.orderId };
  const edited = await ask(premarket.editOrder, { params, body: { amount: multiply(before.amount, '2') } });
  expect(edited).toMatchObject({ orderId: before.orderId, amount: multiply(before.amount, '2'), pledge: multiply(before.pledge, '2') });
  expect(await refused(premarket.editOrder, { params, body: { price: '0.00000001' } })).toMatchObject({ kind: 'business' });
  const { orderIds } = await ask(premarket.cancelOrders, { query: { tradeId: before.tradeId } });
  expect(orderIds).toContain(before.orderId);
  expect(await open()).toEqual([]);
  expect(await refused(premarket.editOrder, { params, body: { amount: '1' } })).toMatchObject({ kind: 'business' });
});
