import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { inmail } from '@/contract/inmail';
import { sessionStarted } from '@/entities/session';
import { ApiError, callFailed } from '@/shared/api';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { Announcer } from '@/ui/Announcer/Announcer';
import { createAnnouncer } from '@/ui/Announcer/announcer';
import { LoginForm } from './LoginForm';
import { nameTyped, opened, passwordTyped } from './model';
import { mount } from '@tests/support/app/mount';
import { openScope, settled } from '@tests/support/app/scope';

async function openForm() {
  const page = await openScope();
  const i18n = createI18n({ locale: 'en_US' });
  await i18n.loadNamespaces('common', 'login');
  await allSettled(opened, { scope: page.scope, params: { redirect: '', name: '' } });
  const { press, place } = mount(
    <Provider value={page.scope}>
      <I18nProvider i18n={i18n}>
        <Announcer announcer={createAnnouncer()}>
          <LoginForm />
        </Announcer>
      </I18nProvider>
    </Provider>,
  );
  const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? expect.fail(`no field ${name}`);
  const described = (name: string) =>
    (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  const submit = async () => {
    await press('button[type="submit"]');
    await act(settled);
  };
  return { ...page, place, press, field, described, submit };
}

test('what is missing is tied to its field, and the first such field has the focus', async () => {
  const { field, described, submit } = await openForm();
  for (const name of ['username', 'password']) expect(field(name).getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(field('username').getAttribute('aria-invalid')).toBe('true');
  expect(described('username')).toBe('Enter your email or phone number');
  expect(described('password')).toBe('Enter your password');
  expect(document.activeElement).toBe(field('username'));
});

test('a refusal is read out, shown above the fields, and the focus waits where to type again', async () => {
  const { scope, place, field, submit } = await openForm();
  await act(() => allSettled(nameTyped, { scope, params: 'tomas@demo.example' }));
  await act(() => allSettled(passwordTyped, { scope, params: 'wrong' }));
  await submit();
  const words = 'Incorrect account or password. Check both and try again.';
  expect(place.querySelector('[role="alert"]')?.textContent).toContain(words);
  expect(place.querySelector('form')?.textContent).toContain(words);
  expect(field('password').value).toBe('');
  expect(field('password').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('password'));
});

test('the password can be looked at, and says so', async () => {
  const { field, press } = await openForm();
  expect(field('password').type).toBe('password');
  await press('button[aria-label="Show password"]');
  expect(field('password').type).toBe('text');
  await press('button[aria-label="Hide password"]');
  expect(field('password').type).toBe('password');
});

test('password managers know the fields', async () => {
  const { field } = await openForm();
  expect(field('username').autocomplete).toBe('username');
  expect(field('password').autocomplete).toBe('current-password');
});

test('whoever was logged out by the exchange is told why they are here, until they are in again', async () => {
  const { place, scope } = await openForm();
  const trader = { fid: 8_800_102, fnickname: 'Tomas', photo: '', vipLevel: 2, vipType: 0 };
  const expired = new ApiError(inmail.unreadCount, { kind: 'http', status: 401, retryAfterSeconds: null });
  const fail = () => act(() => allSettled(callFailed, { scope, params: expired }));
  await fail();
  expect(place.textContent).not.toContain('Your session has expired');
  await act(() => allSettled(sessionStarted, { scope, params: trader }));
  await fail();
  expect(place.textContent).toContain('Your session has expired. Log in again.');
  await act(() => allSettled(sessionStarted, { scope, params: trader }));
  expect(place.textContent).not.toContain('Your session has expired');
});
