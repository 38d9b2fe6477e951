import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { identity } from '@/contract/identity';
import { navigated } from '@/shared/routing/navigate';
import { VerificationGate } from './model';
import { nextPressed } from './submission';
import { collect, openScope, settled } from '@tests/support/app/scope';

test.each([
  ['leads to the overview', true, ['/en_US/verifiedIndex']],
  ['leads nowhere once the page has been left', false, []],
])('an application that was submitted %s', async (_, stays, expected) => {
  const { scope, hold } = await openScope({ as: 'kycAdvanced', scenario: 'company-ready' });
  const went = collect(navigated, scope);
  await allSettled(VerificationGate.open, { scope, params: { level: 'company', today: '2026-01-05', overview: '/en_US/verifiedIndex' } });
  const release = hold(identity.companyApply.path);
  const submitting = allSettled(nextPressed, { scope });
  if (!stays) void allSettled(VerificationGate.close, { scope });
  await settled();
  release();
  await submitting;
  expect(went).toEqual(expected);
});
