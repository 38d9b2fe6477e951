import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { account } from '@/contract/account';
import { user } from '@/contract/user';
import { $channel, callFx, otherTabChanged, type Transport } from '@/shared/api';
import { appStopped, appStarted, cameOnline } from '@/shared/lib';
import {
  $isLoggedIn,
  $isWalletConnected,
  $login,
  $session,
  $sessionFailure,
  sessionRefetched,
  sessionEnded,
  sessionStarted,
  userChanged,
} from './model';
import { respondWithCode, offline, collect, openScope, settled } from '@tests/support/app/scope';
import { requestOf } from '@tests/support/exchange/actions';

const who = user.bizStatus.path;
const answeringLogin =
  (login: object): Transport =>
  () =>
    Promise.resolve(Response.json({ code: 200, msg: '', data: { login, walletAccountId: null } }));
const tomas = { fid: personas.trader.login.fid, fnickname: 'Tomas', photo: '', vipLevel: 2, vipType: 0 };

describe('the session', () => {
  test('is unknown until the exchange has answered', async () => {
    const { scope, hold, requests } = await openScope({ as: 'trader', isOpen: false });
    const release = hold(who);
    expect(scope.getState($session)).toEqual({ status: 'unknown', login: null, walletAccountId: null });
    const opened = allSettled(appStarted, { scope });
    await settled();
    expect(scope.getState($session).status).toBe('unknown');
    release();
    await opened;
    expect(scope.getState($login)).toEqual(tomas);
    expect(requests.filter((call) => call === `GET ${who}`)).toHaveLength(1);
  });

  test.each([
    ['visitor', false, false],
    ['trader', true, false],
    ['web3Wallet', false, true],
  ] as const)('is recognised as %s after a reload', async (as, isLoggedIn, isConnected) => {
    const first = await openScope({ as });
    const reloaded = await openScope({ exchange: first.exchange });
    for (const { scope } of [first, reloaded])
      expect([scope.getState($session).status, scope.getState($isLoggedIn), scope.getState($isWalletConnected)]).toEqual([
        'known',
        isLoggedIn,
        isConnected,
      ]);
  });

  test.each([
    ['has no connection', offline, 'unreachable'],
    ['returns a gateway error', () => Promise.resolve(new Response('', { status: 502 })), 'http'],
    ['returns an unreadable login', answeringLogin({ ...tomas, fid: null }), 'drift'],
  ] as const)('is not treated as a visitor’s if the exchange %s, and is requested again automatically', async (_, how, kind) => {
    const { scope, intercept, clock } = await openScope({ as: 'trader', isOpen: false });
    intercept(who, how);
    await allSettled(appStarted, { scope });
    expect(scope.getState($session)).toEqual({ status: 'unknown', login: null, walletAccountId: null });
    expect(scope.getState($sessionFailure)?.failure.kind).toBe(kind);
    intercept(who, null);
    clock.advance(5000);
    await settled();
    expect([scope.getState($sessionFailure), scope.getState($login)]).toEqual([null, tomas]);
  });

  test('is requested again as soon as the device is online', async () => {
    const { scope, intercept } = await openScope({ as: 'trader', isOpen: false });
    intercept(who, offline);
    await allSettled(appStarted, { scope });
    intercept(who, null);
    await allSettled(cameOnline, { scope });
    expect(scope.getState($login)).toEqual(tomas);
  });

  test.each([
    ['photo', null, { ...tomas, photo: '' }],
    ['vipLevel', 16, { ...tomas, vipLevel: 0 }],
    ['fnickname', undefined, { ...tomas, fnickname: '' }],
  ])('is known even if %s is %j: only that field falls back to its default', async (field, odd, login) => {
    const { scope, intercept } = await openScope({ as: 'trader', isOpen: false });
    intercept(who, answeringLogin({ ...tomas, [field]: odd }));
    await allSettled(appStarted, { scope });
    expect(scope.getState($login)).toEqual(login);
  });

  test('is kept if a later refresh fails', async () => {
    const { scope, intercept } = await openScope({ as: 'trader' });
    intercept(who, offline);
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($login)).toEqual(tomas);
  });
});

describe('the end of a session', () => {
  test.each([
    ['a code', respondWithCode(401)],
    ['a status', () => Promise.resolve(new Response('', { status: 401 }))],
  ])('is detected from any call that responds with %s', async (_, how) => {
    const { scope, intercept } = await openScope({ as: 'trader' });
    const changes = collect(userChanged, scope);
    intercept(account.overview.path, how);
    await allSettled(callFx(account.overview), { scope, params: {} });
    expect(scope.getState($session)).toEqual({ status: 'known', login: null, walletAccountId: null });
    expect(changes).toEqual([false]);
  });

  test.each([
    ['a refused login', respondWithCode(10002)],
    ['a forbidden call', () => Promise.resolve(new Response('', { status: 403 }))],
    ['a fault', () => Promise.resolve(new Response('', { status: 500 }))],
    ['no network', offline],
  ])('is not triggered by %s', async (_, how) => {
    const { scope, intercept } = await openScope({ as: 'trader' });
    intercept(account.overview.path, how);
    await allSettled(callFx(account.overview), { scope, params: {} });
    expect(scope.getState($isLoggedIn)).toBe(true);
  });

  test('propagates to the other tabs', async () => {
    const followers = new Set<() => void>();
    const channel = {
      notify: () => followers.forEach((changed) => changed()),
      subscribe: (changed: () => void) => {
        followers.add(changed);
        return () => void followers.delete(changed);
      },
    };
    const one = await openScope({ as: 'trader', channel });
    const other = await openScope({ exchange: one.exchange, channel });
    expect(other.scope.getState($isLoggedIn)).toBe(true);
    await allSettled(callFx(account.logout), { scope: one.scope, params: {} });
    await settled();
    expect(other.scope.getState($isLoggedIn)).toBe(false);
    await allSettled(appStopped, { scope: other.scope });
    expect(followers.size).toBe(1);
    expect(one.scope.getState($channel)).toBe(channel);
  });
});

describe('races', () => {
  test('a response from before a login does not undo it', async () => {
    const { scope, hold, exchange } = await openScope({ isOpen: false });
    const release = hold(who);
    const opened = allSettled(appStarted, { scope });
    await settled();
    await exchange.transport(requestOf({ ...control.persona, body: { persona: 'trader' } }, 'http://127.0.0.1'));
    await Promise.race([allSettled(sessionStarted, { scope, params: tomas }), settled()]);
    release();
    await opened;
    expect(scope.getState($login)).toEqual(tomas);
  });

  test('a response from before a logout does not undo it', async () => {
    const { scope, hold } = await openScope({ as: 'trader' });
    const release = hold(who);
    const loading = allSettled(sessionRefetched, { scope });
    await settled();
    await Promise.race([allSettled(sessionEnded, { scope }), settled()]);
    release();
    await loading;
    expect(scope.getState($isLoggedIn)).toBe(false);
  });
});

test('a refresh with the same user does not change the user', async () => {
  const { scope } = await openScope({ as: 'trader' });
  const changes = collect(userChanged, scope);
  await allSettled(otherTabChanged, { scope });
  expect(changes).toEqual([]);
  await allSettled(sessionStarted, { scope, params: { ...tomas, fid: 1 } });
  expect(changes).toEqual([true]);
});
