import { act } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { inmail } from '@/contract/inmail';
import { sessionEnded, sessionStarted } from '@/entities/session';
import { ApiError, callFailed, otherTabChanged, type Failure } from '@/shared/api';
import { memoryStorage } from '@/shared/lib';
import { control } from '@mocks/control';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { requestOf } from '@tests/support/exchange/actions';
import { LoginPage } from './page';

const openLogin = (options: RenderOptions = {}) => renderApp(<LoginPage />, { at: '/login', ...options });

/** Reports a call that was rejected because the session is over. */
const refuse = (scope: Scope, failure: Failure = { kind: 'http', status: 401, retryAfterSeconds: null }) =>
  act(() => allSettled(callFailed, { scope, params: new ApiError(inmail.unreadCount, failure) }));

test('a visitor whose call is rejected sees no message about a session', async () => {
  const { container, scope } = await openLogin();
  await refuse(scope);
  expect(container.textContent).not.toContain('Your session has expired');
});

test('a user logged out by the exchange sees why until the next login', async () => {
  const { container, scope } = await openLogin({ as: 'trader' });
  const trader = { fid: 8_800_102, fnickname: 'Tomas', photo: '', vipLevel: 2, vipType: 0 };
  await refuse(scope);
  expect(container.textContent).toContain('Your session has expired. Log in again.');
  await act(() => allSettled(sessionStarted, { scope, params: trader }));
  expect(container.textContent).not.toContain('Your session has expired');
});

test('a session that expired while the page was closed is reported once, and a logout is not', async () => {
  const storage = memoryStorage();
  const text = async (options: RenderOptions) => {
    const { container, unmount } = await openLogin({ storage, ...options });
    const shown = container.textContent;
    unmount();
    return shown;
  };
  await text({ as: 'trader' });
  expect(await text({})).toContain('Your session has expired. Log in again.');
  expect(await text({})).not.toContain('Your session has expired');
  const { scope, unmount } = await openLogin({ storage, as: 'trader' });
  await act(() => allSettled(sessionEnded, { scope }));
  unmount();
  expect(await text({})).not.toContain('Your session has expired');
});

test('a tab without a login is not told about the session of another tab', async () => {
  const storage = memoryStorage();
  (await openLogin({ storage, as: 'trader' })).unmount();
  const { container } = await openLogin({ storage, tabStorage: memoryStorage() });
  expect(container.textContent).not.toContain('Your session has expired');
});

test('a session ended by a login on another device says so', async () => {
  const { container, scope } = await openLogin({ as: 'trader' });
  await refuse(scope, { kind: 'other', code: code.sessionReplaced.code, msg: '' });
  expect(container.textContent).toContain('Your account was logged in on another device');
});

test('a logout in another tab is reported as such, not as an expired session', async () => {
  const { container, scope, exchange } = await openLogin({ as: 'trader' });
  await exchange.transport(requestOf({ ...control.persona, body: { persona: 'visitor' } }, 'http://127.0.0.1'));
  await act(() => allSettled(otherTabChanged, { scope }));
  expect(container.textContent).toContain('You were logged out in another tab.');
});
