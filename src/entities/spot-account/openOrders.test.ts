import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { spot, tradingAccount } from '@/contract/spot';
import { callFx } from '@/shared/api';
import { collect, openScope, settled } from '@tests/support/app/scope';
import { $openOrders, openOrderEnded, SpotAccountGate, spotAccountChanged } from '.';

const historyPath = '/hk-web/v3/trade/history-list';

test('an order’s outcome is reported once, as soon as the pause requested by the exchange is over', async () => {
  const { scope, clock, idle, intercept } = await openScope({ as: 'trader', scenario: 'order-waiting' });
  const endings = collect(openOrderEnded, scope);
  void allSettled(SpotAccountGate.open, { scope, params: { account: tradingAccount.spot } });
  await idle();
  const [order] = scope.getState($openOrders);
  if (!order) throw new Error('no order is open');
  intercept(historyPath, async () => new Response('', { status: 429, headers: { 'retry-after': '5' } }));
  void allSettled(callFx(spot.cancelOrder), { scope, params: { params: { orderId: order.orderId } } });
  await idle();
  void allSettled(spotAccountChanged, { scope });
  await idle();
  expect([scope.getState($openOrders).some(({ orderId }) => orderId === order.orderId), endings]).toEqual([false, []]);
  intercept(historyPath, null);
  for (let second = 1; second <= 6; second += 1) {
    clock.advance(1_000);
    await settled();
  }
  await idle();
  expect(endings.map(({ orderId }) => orderId)).toEqual([order.orderId]);
});
