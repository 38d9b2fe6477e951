import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { spot } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { openScope } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';
import { PayGate } from './account';
import { $amount, $coinId, $missingCoin, amountTyped, cleared } from './form';

const btc = { coinId: 1, coinName: 'BTC', name: 'Bitcoin', available: '1', frozen: '0' };
const usdt = { coinId: 52, coinName: 'USDT', name: 'Tether', available: '5', frozen: '0' };

test('a balance that arrives changes the default coin only until an amount is typed', async () => {
  const { scope, intercept } = await openScope({ as: 'trader' });
  const hold = async (...rows: (typeof btc)[]) => {
    intercept(spot.balances.path, respondWith(rows));
    await allSettled(balancesChanged, { scope });
  };
  await hold(btc);
  await allSettled(PayGate.open, { scope, params: { coin: 'xrp' } });
  await allSettled(amountTyped, { scope, params: '0.01' });
  await hold(btc, usdt);
  expect([$coinId, $amount, $missingCoin].map((store) => scope.getState<unknown>(store))).toEqual([btc.coinId, '0.01', 'XRP']);
  await allSettled(cleared, { scope });
  expect(scope.getState($coinId)).toBe(usdt.coinId);
});
