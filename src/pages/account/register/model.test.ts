import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { accountName, agreed, challenge, passwordTyped, RegisterGate, submitted } from './model';
import { openScope, settled } from '@tests/support/app/scope';

test('the check of an earlier name does not apply to the one typed since', async () => {
  const { scope, hold } = await openScope();
  await allSettled(RegisterGate.open, { scope, params: { redirect: '', name: 'ines@demo.example', inviteCode: '' } });
  await allSettled(passwordTyped, { scope, params: 'Brand-New-1' });
  await allSettled(agreed, { scope, params: true });
  const release = hold(account.precheck.path);
  const submitting = allSettled(submitted, { scope });
  void allSettled(accountName.emailTyped, { scope, params: 'other@demo.example' });
  await settled();
  release();
  await submitting;
  expect(scope.getState(challenge.$isOpen)).toBe(false);
});
