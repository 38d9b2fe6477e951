import { act, screen } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { control } from '@mocks/control';
import { code } from '@/contract/codes';
import { inmail } from '@/contract/inmail';
import { sessionStarted } from '@/entities/session';
import { ApiError, callFailed, otherTabChanged, type Failure } from '@/shared/api';
import { LoginPage } from './page';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { requestOf } from '@tests/support/exchange/actions';

async function openForm({ as }: RenderOptions = {}) {
  const page = await renderApp(<LoginPage />, { as, at: '/login' });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const submit = async () => {
    await press('Log in');
    await page.advance();
  };
  return { ...page, press, submit };
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /email/i });
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('what is missing is tied to its field, and the first such field has the focus', async () => {
  const { submit } = await openForm();
  for (const field of [nameField(), passwordField()]) expect(field.getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(described(nameField())).toBe('Enter your email or phone number');
  expect(described(passwordField())).toBe('Enter your password');
  expect(document.activeElement).toBe(nameField());
});

test('a refusal is read out, shown above the fields, and the focus waits where to type again', async () => {
  const { user, container, submit } = await openForm();
  await user.type(nameField(), 'tomas@demo.example');
  await user.type(passwordField(), 'wrong');
  await submit();
  const words = 'Incorrect account or password. Check both and try again.';
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain(words);
  expect(container.querySelector('form')?.textContent).toContain(words);
  expect(passwordField().value).toBe('');
  expect(passwordField().getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(passwordField());
});

test('the password can be looked at, and says so', async () => {
  const { press } = await openForm();
  expect(passwordField().type).toBe('password');
  await press('Show password');
  expect(passwordField().type).toBe('text');
  await press('Hide password');
  expect(passwordField().type).toBe('password');
});

test('password managers know the fields', async () => {
  await openForm();
  expect(nameField().autocomplete).toBe('username');
  expect(passwordField().autocomplete).toBe('current-password');
});

/** A call is refused because the session is over. */
const refuse = (scope: Scope, failure: Failure = { kind: 'http', status: 401, retryAfterSeconds: null }) =>
  act(() => allSettled(callFailed, { scope, params: new ApiError(inmail.unreadCount, failure) }));

test('a visitor whose call is refused is told nothing of a session', async () => {
  const { container, scope } = await openForm();
  await refuse(scope);
  expect(container.textContent).not.toContain('Your session has expired');
});

test('whoever was logged out by the exchange is told why they are here, until they are in again', async () => {
  const { container, scope } = await openForm({ as: 'trader' });
  const trader = { fid: 8_800_102, fnickname: 'Tomas', photo: '', vipLevel: 2, vipType: 0 };
  await refuse(scope);
  expect(container.textContent).toContain('Your session has expired. Log in again.');
  await act(() => allSettled(sessionStarted, { scope, params: trader }));
  expect(container.textContent).not.toContain('Your session has expired');
});

test('a login elsewhere that has ended the session is told, with what to do about a stranger', async () => {
  const { container, scope } = await openForm({ as: 'trader' });
  await refuse(scope, { kind: 'other', code: code.sessionReplaced.code, msg: '' });
  expect(container.textContent).toContain('Your account was logged in on another device');
});

test('a logout in another tab is told, not taken for an expired session', async () => {
  const { container, scope, exchange } = await openForm({ as: 'trader' });
  await exchange.transport(requestOf({ ...control.persona, body: { persona: 'visitor' } }, 'http://127.0.0.1'));
  await act(() => allSettled(otherTabChanged, { scope }));
  expect(container.textContent).toContain('You were logged out in another tab.');
});
