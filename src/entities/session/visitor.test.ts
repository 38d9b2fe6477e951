import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { user } from '@/contract/user';
import { appStarted, memoryStorage, storageKeys } from '@/shared/lib';
import { offline, openScope, settled, type TestScope } from '@tests/support/app/scope';
import { $isVisitor, $presumesVisitor } from './visitor';

/** Opens an app before the exchange has answered. */
async function openEarly(options: Parameters<typeof openScope>[0] = {}, presumes = true) {
  const page = await openScope({ ...options, isOpen: false });
  await allSettled($presumesVisitor, { scope: page.scope, params: presumes });
  const release = page.hold(user.bizStatus.path);
  const opened = allSettled(appStarted, { scope: page.scope });
  await settled();
  const isVisitor = () => page.scope.getState($isVisitor);
  return { isVisitor, answered: async () => (release(), await opened, isVisitor()) };
}

test('a browser in which nobody ever logged in is treated as a visitor’s before the exchange has answered', async () => {
  const { isVisitor, answered } = await openEarly({ as: 'visitor' });
  expect([isVisitor(), await answered()]).toEqual([true, true]);
});

test('the answer of the exchange overrides the presumption', async () => {
  const { isVisitor, answered } = await openEarly({ as: 'trader' });
  expect([isVisitor(), await answered()]).toEqual([true, false]);
});

test('presumes nothing unless enabled, for example for a link to a simulated state', async () => {
  const { isVisitor, answered } = await openEarly({ as: 'visitor' }, false);
  expect([isVisitor(), await answered()]).toEqual([false, true]);
});

test('presumes no visitor after a logged-in user, until the exchange has confirmed one', async () => {
  const storage = memoryStorage();
  await openScope({ as: 'trader', storage });
  expect(storage.read(storageKeys.hadUser.name)).toBe('true');
  const { isVisitor, answered } = await openEarly({ as: 'visitor', storage });
  expect([isVisitor(), await answered()]).toEqual([false, true]);
  expect((await openEarly({ as: 'visitor', storage })).isVisitor()).toBe(true);
});

test('presumes no visitor if the session request fails', async () => {
  const { scope, intercept }: TestScope = await openScope({ isOpen: false });
  await allSettled($presumesVisitor, { scope, params: true });
  intercept(user.bizStatus.path, offline);
  await allSettled(appStarted, { scope });
  expect(scope.getState($isVisitor)).toBe(false);
});
