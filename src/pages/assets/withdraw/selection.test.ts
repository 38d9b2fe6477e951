import { allSettled, type EventCallable } from 'effector';
import { expect, test } from 'vitest';
import { spot } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { openScope } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';
import { $amount, amountTyped } from './amount';
import { $address, $coinId, $isRequestedCoinMissing, addressTyped, cleared, WithdrawGate } from './selection';

const btc = { coinId: 1, coinName: 'BTC', name: 'Bitcoin', available: '1', frozen: '0' };
const usdt = { coinId: 52, coinName: 'USDT', name: 'Tether', available: '5', frozen: '0' };
const tronAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const notHeld = 999_999;

/** Uses the form while only BTC is held; then USDT arrives. */
async function use(event: EventCallable<string>, params: string) {
  const { scope, intercept } = await openScope({ as: 'trader' });
  intercept(spot.balances.path, respondWith([btc]));
  await allSettled(WithdrawGate.open, { scope, params: { requestedCoinId: notHeld } });
  await allSettled(event, { scope, params });
  intercept(spot.balances.path, respondWith([btc, usdt]));
  await allSettled(balancesChanged, { scope });
  return scope;
}

test.each([
  ['amount', amountTyped, '0.01', $amount],
  ['address', addressTyped, tronAddress, $address],
] as const)('a balance that arrives changes the default coin only until an %s is typed', async (_, event, text, $text) => {
  const scope = await use(event, text);
  expect([scope.getState($coinId), scope.getState($text)]).toEqual([btc.coinId, text]);
  expect(scope.getState($isRequestedCoinMissing)).toBe(true);
  await allSettled(cleared, { scope });
  expect(scope.getState($coinId)).toBe(usdt.coinId);
});
