import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { account, type LoginRequest } from '@/contract/account';
import { code } from '@/contract/codes';
import { $isLoggedIn, sessionStarted } from '@/entities/session';
import { mutation } from '@/shared/api';
import { $locale, type TextKey } from '@/shared/i18n';
import { replaced, safeRedirect } from '@/shared/routing';

export const nameTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();
/** The page is mounted, with the untrusted redirect address and the name typed earlier. */
export const LoginGate = createGate<{ readonly redirect: string; readonly name: string }>('LoginGate', { redirect: '', name: '' });
const opened = sample({ clock: LoginGate.state, filter: LoginGate.status });

const login = mutation({ endpoint: account.login, params: (body: LoginRequest) => ({ body }) });
const refused = login.failed.filterMap(({ error: { failure } }) => (failure.kind === 'business' ? failure : undefined));

export const $name = createStore('')
  .on(nameTyped, (_, name) => name)
  .on(opened, (_, { name }) => name)
  .reset(LoginGate.close);
/** Cleared by a rejected login, kept when the request failed, so that it can be sent again. */
export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(opened, LoginGate.close, refused, login.done);
export const $isPending = login.$isPending;

/** Validation errors of the form (assumed: field rules of the login form are not shown). */
export interface LoginProblems {
  readonly name: TextKey<'login'> | null;
  readonly password: TextKey<'login'> | null;
}

const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(opened, refused, login.done);
const $errors = combine($name, $password, (name, password): LoginProblems => ({
  name: name.trim() === '' ? 'login.nameMissing' : null,
  password: password === '' ? 'login.passwordMissing' : null,
}));
/** Errors shown from the first attempt on; a password cleared by a rejection does not count as missing. */
export const $problems = combine($errors, $isSubmitAttempted, (wanting, isChecked): LoginProblems =>
  isChecked ? wanting : { name: null, password: null },
);

/** Why the login was rejected: the server's message or a text key. A request that failed shows a toast like any failed change. */
export type LoginFailure = { readonly server: string } | { readonly key: TextKey<'login'> };
export const $failure = createStore<LoginFailure | null>(null)
  .on(refused, (_, { code: number, msg }) =>
    number === code.wrongCredentials.code || msg === '' ? { key: 'login.wrongCredentials' } : { server: msg },
  )
  .reset(nameTyped, passwordTyped, submitted, opened);

const $isComplete = $errors.map(({ name, password }) => name === null && password === null);
sample({
  clock: submitted,
  source: { loginName: $name, password: $password, isComplete: $isComplete, isPending: login.$isPending },
  filter: ({ isComplete, isPending }) => isComplete && !isPending,
  fn: ({ loginName, password }) => ({ loginName: loginName.trim(), password }),
  target: login.submitted,
});
sample({ clock: login.done, fn: ({ data }) => data, target: sessionStarted });

// Redirects as soon as the user is logged in, by this form, in another tab or already before.
const ledOn = sample({
  clock: [opened, $isLoggedIn],
  source: { isLoggedIn: $isLoggedIn, isOpen: LoginGate.status, asked: LoginGate.state, locale: $locale },
  filter: ({ isLoggedIn, isOpen }) => isOpen && isLoggedIn,
  fn: ({ asked: { redirect }, locale }) => safeRedirect(redirect, { locale }),
});
sample({ clock: ledOn, target: replaced });
