import { combine, createEvent, createStore, sample } from 'effector';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { $login, sessionStarted } from '@/entities/session';
import { ApiError, callFx, serverMessage } from '@/shared/api';
import { $locale, type TextKey } from '@/shared/i18n';
import { followed, safeRedirect } from '@/shared/routing';

export const nameTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();
/** The page is open; carries where login leads back to, which is not to be trusted. */
export const opened = createEvent<string>();
export const closed = createEvent();

const loginFx = callFx(account.login);

export const $name = createStore('')
  .on(nameTyped, (_, name) => name)
  .reset(opened);
export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(opened, loginFx.done, loginFx.fail);
export const $isPending = loginFx.pending;
const $redirect = createStore('').on(opened, (_, redirect) => redirect);

/** What the form wants before it is sent (assumed: field rules of the login form are not shown). */
export interface LoginProblems {
  readonly name: TextKey<'login'> | null;
  readonly password: TextKey<'login'> | null;
}

const $isChecked = createStore(false)
  .on(submitted, () => true)
  .reset(opened, loginFx.done);
const $wanting = combine($name, $password, (name, password): LoginProblems => ({
  name: name.trim() === '' ? 'login.nameMissing' : null,
  password: password === '' ? 'login.passwordMissing' : null,
}));
/** Shown from the first attempt on; what was refused empties the password without asking for it at once. */
export const $problems = combine($wanting, $isChecked, (wanting, isChecked): LoginProblems =>
  isChecked ? wanting : { name: null, password: null },
);

/** Why the exchange refused: its own words, or the key of ours. */
export type LoginFailure = { readonly server: string } | { readonly key: TextKey<'login' | 'common'> };
export const $failure = createStore<LoginFailure | null>(null)
  .on(loginFx.failData, (_, error) => failureOf(error))
  .reset(nameTyped, passwordTyped, submitted, opened);

const $isComplete = $wanting.map(({ name, password }) => name === null && password === null);
sample({
  clock: submitted,
  source: { loginName: $name, password: $password, isComplete: $isComplete, isPending: loginFx.pending },
  filter: ({ isComplete, isPending }) => isComplete && !isPending,
  fn: ({ loginName, password }) => ({ body: { loginName, password } }),
  target: loginFx,
});
sample({ clock: loginFx.fail, fn: () => false, target: $isChecked });
sample({ clock: loginFx.doneData, target: sessionStarted });

// Whoever is logged in, by this form, in another tab or already before, is led on.
const $isOpen = createStore(false)
  .on(opened, () => true)
  .on(closed, () => false);
const ledOn = sample({
  clock: [opened, $login],
  source: { login: $login, isOpen: $isOpen, redirect: $redirect, locale: $locale },
  filter: ({ login, isOpen }) => isOpen && login !== null,
  fn: ({ redirect, locale }) => safeRedirect(redirect, { locale }),
});
sample({ clock: ledOn, target: followed });

function failureOf({ failure }: ApiError): LoginFailure {
  if (failure.kind === 'business' && failure.code === code.wrongCredentials.code) return { key: 'login.wrongCredentials' };
  const said = serverMessage(failure);
  if (said !== null) return { server: said };
  return {
    key: failure.kind === 'offline' ? 'common.errorOffline' : failure.kind === 'timeout' ? 'common.errorTimeout' : 'common.errorServer',
  };
}
