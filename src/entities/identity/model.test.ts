import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { PersonaId } from '@fixtures/personas';
import { identity } from '@/contract/identity';
import { sessionEnded } from '@/entities/session';
import { otherTabChanged } from '@/shared/api';
import { $kyc } from './model';
import { offline, openScope, settled } from '@tests/support/app/scope';

test.each([
  ['newUser', { state: 'notVerified' }],
  ['trader', { state: 'passed', level: 'advanced' }],
  ['kycPending', { state: 'pending' }],
  ['vip', { state: 'passed', level: 'company' }],
] as const satisfies readonly (readonly [PersonaId, unknown])[])(
  '[R-ROLE-11] %s sees their own verification status',
  async (as, summary) => {
    expect((await openScope({ as })).scope.getState($kyc)).toEqual(summary);
  },
);

test('a visitor has no verification and requests none', async () => {
  const { scope, requests } = await openScope();
  expect(scope.getState($kyc)).toBeNull();
  expect(requests).not.toContain(`GET ${identity.status.path}`);
});

test('a reviewer’s decision shows after the next refresh and survives a failed one', async () => {
  const { scope, exchange, intercept } = await openScope({ as: 'kycPending' });
  exchange.simulation.world().users.change('kycPending', { identity: [{ identityType: 2, identityStatus: 1 }] });
  await allSettled(otherTabChanged, { scope });
  const decided = scope.getState($kyc);
  expect(decided).not.toEqual({ state: 'pending' });
  intercept(identity.status.path, offline);
  await allSettled(otherTabChanged, { scope });
  expect(scope.getState($kyc)).toEqual(decided);
});

test('the status is dropped with its user, even if the response is still pending', async () => {
  const { scope, hold } = await openScope({ as: 'trader' });
  const release = hold(identity.status.path);
  const asking = allSettled(otherTabChanged, { scope });
  await settled();
  await Promise.race([allSettled(sessionEnded, { scope }), settled()]);
  release();
  await asking;
  expect(scope.getState($kyc)).toBeNull();
});
