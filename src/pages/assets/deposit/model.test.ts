import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { openScope, settled } from '@tests/support/app/scope';
import { $restriction, DepositGate, warningUnderstood } from './model';

test('the reason why there is no address stays when the networks are polled', async () => {
  const { scope, clock, requests } = await openScope({ as: 'newUser' });
  await allSettled(warningUnderstood, { scope });
  await allSettled(DepositGate.open, { scope, params: { coinId: 1, network: null } });
  expect(scope.getState($restriction)).toBe('needKyc');
  const polls = () => requests.filter((request) => request === `GET ${capital.networks.path}`).length;
  const before = polls();
  clock.advance(30_000);
  await settled();
  expect(polls()).toBeGreaterThan(before);
  expect(scope.getState($restriction)).toBe('needKyc');
});
