import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { task } from '@/contract/task';
import { sessionEnded } from '@/entities/session';
import { $hasNewTask, $tasks } from './model';
import { openScope } from '@tests/support/app/scope';

test.each([
  ['newUser', true],
  ['kycStandard', true],
  ['trader', false],
  ['vip', false],
] as const)('%s has a reward to claim: %s', async (as, isWaiting) => {
  const { scope } = await openScope({ as });
  expect(scope.getState($tasks).length).toBeGreaterThan(0);
  expect(scope.getState($hasNewTask)).toBe(isWaiting);
});

test('a visitor has no tasks and requests none; a user’s tasks are dropped at logout', async () => {
  const visitor = await openScope();
  expect(visitor.requests).not.toContain(`GET ${task.list.path}`);
  const { scope } = await openScope({ as: 'newUser' });
  await allSettled(sessionEnded, { scope });
  expect([scope.getState($tasks), scope.getState($hasNewTask)]).toEqual([[], false]);
});
