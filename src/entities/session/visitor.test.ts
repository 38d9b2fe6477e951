import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { user } from '@/contract/user';
import { appStarted, memoryStorage, storageKeys } from '@/shared/lib';
import { offline, openScope, settled, type TestScope } from '@tests/support/app/scope';
import { $isVisitor, $presumesVisitor } from './visitor';

/** An app that is opened while the exchange has not answered yet. */
async function openEarly(options: Parameters<typeof openScope>[0] = {}, presumes = true) {
  const page = await openScope({ ...options, isOpen: false });
  await allSettled($presumesVisitor, { scope: page.scope, params: presumes });
  const release = page.hold(user.bizStatus.path);
  const opened = allSettled(appStarted, { scope: page.scope });
  await settled();
  const isVisitor = () => page.scope.getState($isVisitor);
  return { isVisitor, answered: async () => (release(), await opened, isVisitor()) };
}

test('a browser that nobody was ever logged in with is a visitor’s before the exchange has said so', async () => {
  const { isVisitor, answered } = await openEarly({ as: 'visitor' });
  expect([isVisitor(), await answered()]).toEqual([true, true]);
});

test('the exchange has the last word', async () => {
  const { isVisitor, answered } = await openEarly({ as: 'trader' });
  expect([isVisitor(), await answered()]).toEqual([true, false]);
});

test('nothing is presumed where nobody asks for it, as in a link to a state', async () => {
  const { isVisitor, answered } = await openEarly({ as: 'visitor' }, false);
  expect([isVisitor(), await answered()]).toEqual([false, true]);
});

test('nor where somebody was logged in the last time, until a visitor was', async () => {
  const storage = memoryStorage();
  await openScope({ as: 'trader', storage });
  expect(storage.read(storageKeys.hadUser.name)).toBe('true');
  const { isVisitor, answered } = await openEarly({ as: 'visitor', storage });
  expect([isVisitor(), await answered()]).toEqual([false, true]);
  expect((await openEarly({ as: 'visitor', storage })).isVisitor()).toBe(true);
});

test('nor where the exchange cannot be asked', async () => {
  const { scope, intercept }: TestScope = await openScope({ isOpen: false });
  await allSettled($presumesVisitor, { scope, params: true });
  intercept(user.bizStatus.path, offline);
  await allSettled(appStarted, { scope });
  expect(scope.getState($isVisitor)).toBe(false);
});
