import { allSettled, type EventCallable } from 'effector';
import { Fragment } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { personaPassword, personas } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { AssetsGate, hideBalancesToggled, summary } from '@/entities/assets';
import { currencyChosen } from '@/entities/currency';
import { contractToggled, pairToggled } from '@/entities/favourites';
import { markAllRead } from '@/entities/messages';
import { $isLoggedIn } from '@/entities/session';
import { accountName, LoginGate, passwordTyped, submitted } from '@/pages/account/login/model';
import { logoutPressed } from '@/features/logout';
import { noChannel } from '@/shared/api';
import { clockOf, memoryStorage, storageKeys, type StorageAdapter } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { backRequested, replaceRequested } from '@/shared/routing';
import { createApp, type AppOptions } from './createApp';

const at = Date.UTC(2026, 0, 5, 8);

/** A storage that records everything written to it. */
function remembering() {
  const written: (readonly [name: string, text: string])[] = [];
  const texts = new Map<string, string>();
  const storage: StorageAdapter = {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => {
      if (text === null) texts.delete(name);
      else {
        texts.set(name, text);
        written.push([name, text]);
      }
      return true;
    },
    subscribe: () => () => {},
  };
  return { storage, written };
}

test('from login to logout the browser stores only the declared keys: no token, UID, name or balance', async () => {
  const { storage, written } = remembering();
  const own = openInPage({ source: () => at, startedAt: at, persona: 'visitor', seed: 'test' });
  const tree = createApp({
    locale: 'en_US',
    clock: clockOf(() => at),
    transport: own.transport,
    origin: 'http://127.0.0.1',
    modeBar: null,
    isolated: { Router: Fragment, storage, channel: noChannel(), reload: () => {} },
  });
  const { scope } = tree;
  const happens = <T>(unit: EventCallable<T>, params: T) => allSettled(unit, { scope, params });
  await tree.open();
  await happens(pairToggled, 1005);
  await happens(LoginGate.open, { redirect: '', name: '' });
  await happens(accountName.emailTyped, personas.kycAdvanced.login.name);
  await happens(passwordTyped, personaPassword);
  await allSettled(submitted, { scope });
  await allSettled(AssetsGate.open, { scope, params: {} });
  expect(scope.getState($isLoggedIn)).toBe(true);
  const balances = Object.values(scope.getState(summary.$data) ?? {});
  expect(balances).not.toEqual([]);
  await happens(pairToggled, 1009);
  await happens(contractToggled, 'ethusdt');
  await happens(currencyChosen, 'EUR');
  await allSettled(hideBalancesToggled, { scope });
  await allSettled(markAllRead.submitted, { scope });
  await allSettled(logoutPressed, { scope });

  const names: readonly string[] = [...Object.values(storageKeys), ...Object.values(pageStorageKeys)].map(({ name }) => name);
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter(([name]) => !names.includes(name))).toEqual([]);
  const { fid, name, nickname } = personas.kycAdvanced.login;
  for (const secret of [String(fid), name, nickname, personaPassword, ...balances.map(String), '26400', 'default'])
    expect(written.filter(([, text]) => text.includes(secret))).toEqual([]);
});

function appOfVisitor(options: Pick<AppOptions, 'isolated'> = {}) {
  const { transport } = openInPage({ source: () => at, startedAt: at, persona: 'visitor', seed: 'test' });
  return createApp({ locale: 'en_US', clock: clockOf(() => at), transport, origin: 'http://127.0.0.1', modeBar: null, ...options });
}

test('a navigation requested before the router is mounted runs exactly once after mounting', async () => {
  const { scope, onRouterReady } = appOfVisitor({
    isolated: { Router: Fragment, storage: memoryStorage(), channel: noChannel(), reload: () => {} },
  });
  await allSettled(replaceRequested, { scope, params: '/en_US' });
  const navigate = vi.fn();
  onRouterReady(navigate);
  onRouterReady(navigate);
  expect(navigate.mock.calls).toEqual([['/en_US', { replace: true }]]);
});

test.each([
  ['the first page of a tab leads home', { idx: 0 }, ['/en_US', { replace: true }]],
  ['a page loaded without the router leads home', null, ['/en_US', { replace: true }]],
  ['a later page leads to the previous one', { idx: 2 }, [-1]],
] as const)('going back: %s', async (_, state, expected) => {
  vi.stubGlobal('history', { state });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { scope, onRouterReady } = appOfVisitor();
  const navigate = vi.fn();
  onRouterReady(navigate);
  await allSettled(backRequested, { scope });
  expect(navigate.mock.calls).toEqual([expected]);
});
