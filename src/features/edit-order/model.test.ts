import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { spot, tradingAccount } from '@/contract/spot';
import { $openOrders, SpotAccountGate } from '@/entities/spot-account';
import { openScope } from '@tests/support/app/scope';
import { $editedOrder, editClosed, editSubmitted, editTyped, orderEditOpened } from './model';

test('the response to an edit closes the form of its own order, not of another one opened meanwhile', async () => {
  const { scope, idle, hold } = await openScope({ as: 'trader', scenario: 'order-waiting' });
  void allSettled(SpotAccountGate.open, { scope, params: { account: tradingAccount.spot } });
  await idle();
  const [first, second] = scope.getState($openOrders);
  if (!first || !second) throw new Error('two orders must be open');
  const edit = async (order: typeof first) => {
    void allSettled(orderEditOpened, { scope, params: order });
    void allSettled(editTyped, { scope, params: { field: 'amount', text: '0.09' } });
    void allSettled(editSubmitted, { scope });
    await idle();
  };
  const release = hold(spot.editOrder.path.replace(':orderId', first.orderId));
  await edit(first);
  void allSettled(editClosed, { scope });
  void allSettled(orderEditOpened, { scope, params: second });
  release();
  await idle();
  expect(scope.getState($editedOrder)?.orderId).toBe(second.orderId);
  await edit(second);
  expect(scope.getState($editedOrder)).toBeNull();
});
