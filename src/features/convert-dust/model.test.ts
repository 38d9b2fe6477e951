import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { assets } from '@/contract/assets';
import { collect, openScope, settled } from '@tests/support/app/scope';
import { $amounts, $selected, confirmed, convert, ConvertDustGate, dust, opened, reviewOpened, targetChosen } from './model';

test('nothing can be converted at the rates of the previous target coin', async () => {
  const { scope, hold } = await openScope({ as: 'trader', scenario: 'small-balances' });
  await allSettled(ConvertDustGate.open, { scope, params: {} });
  await allSettled(opened, { scope });
  const other = scope.getState(dust.$data)?.targets.at(-1) ?? expect.fail('no targets');
  const before = scope.getState($amounts);
  const release = hold(assets.dust.path);
  const submitted = collect(convert.submitted, scope);
  void allSettled(targetChosen, { scope, params: other.coinId });
  for (const event of [reviewOpened, confirmed]) void allSettled(event, { scope });
  await settled();
  expect([scope.getState($selected), submitted]).toEqual([[], []]);
  release();
  await settled();
  expect(scope.getState($selected)).not.toEqual([]);
  expect(scope.getState($amounts).received).not.toBe(before.received);
});
