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

/** A call is refused because the session is over. */
const refuse = (scope: Scope, failure: Failure = { kind: 'http', status: 401, retryAfterSeconds: null }) =>
  act(() => allSettled(callFailed, { scope, params: new ApiError(inmail.unreadCount, failure) }));

test('a visitor whose call is refused is told nothing of a session', async () => {
  const { container, scope } = await openLogin();
  await refuse(scope);
  expect(container.textContent).not.toContain('Your session has expired');
});

test('whoever was logged out by the exchange is told why they are here, until they are in again', async () => {
  const { container, scope } = await openLogin({ as: 'trader' });
  const trader = { fid: 8_800_102, fnickname: 'Tomas', photo: '', vipLevel: 2, vipType: 0 };
  await refuse(scope);
  expect(container.textContent).toContain('Your session has expired. Log in again.');
  await act(() => allSettled(sessionStarted, { scope, params: trader }));
  expect(container.textContent).not.toContain('Your session has expired');
});

test('a session that has ended while the page was closed is told once, and a logout is not taken for that', async () => {
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

test('a tab in which nobody was logged in is told nothing of the session of another one', async () => {
  const storage = memoryStorage();
  (await openLogin({ storage, as: 'trader' })).unmount();
  const { container } = await openLogin({ storage, tabStorage: memoryStorage() });
  expect(container.textContent).not.toContain('Your session has expired');
});

test('a login elsewhere that has ended the session is told, with what to do about a stranger', async () => {
  const { container, scope } = await openLogin({ as: 'trader' });
  await refuse(scope, { kind: 'other', code: code.sessionReplaced.code, msg: '' });
  expect(container.textContent).toContain('Your account was logged in on another device');
});

test('a logout in another tab is told, not taken for an expired session', async () => {
  const { container, scope, exchange } = await openLogin({ as: 'trader' });
  await exchange.transport(requestOf({ ...control.persona, body: { persona: 'visitor' } }, 'http://127.0.0.1'));
  await act(() => allSettled(otherTabChanged, { scope }));
  expect(container.textContent).toContain('You were logged out in another tab.');
});
