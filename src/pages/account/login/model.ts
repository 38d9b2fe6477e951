import { combine, createEvent, createStore, sample } from 'effector';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { $isLoggedIn, sessionStarted } from '@/entities/session';
import { callFx } from '@/shared/api';
import { $locale, type TextKey } from '@/shared/i18n';
import { replaced, safeRedirect } from '@/shared/routing';

export const nameTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();
/** The page opened; carries the untrusted redirect address and the name typed earlier. */
export const opened = createEvent<{ readonly redirect: string; readonly name: string }>();
export const closed = createEvent();

const loginFx = callFx(account.login);
const refused = loginFx.failData.filterMap(({ failure }) => (failure.kind === 'business' ? failure : undefined));

export const $name = createStore('')
  .on(nameTyped, (_, name) => name)
  .on(opened, (_, { name }) => name)
  .reset(closed);
/** Cleared by a rejected login, kept when the request failed, so that it can be sent again. */
export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(opened, closed, refused, loginFx.done);
export const $isPending = loginFx.pending;
const $redirect = createStore('').on(opened, (_, { redirect }) => redirect);

/** Validation errors of the form (assumed: field rules of the login form are not shown). */
export interface LoginProblems {
  readonly name: TextKey<'login'> | null;
  readonly password: TextKey<'login'> | null;
}

const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(opened, refused, loginFx.done);
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
  source: { loginName: $name, password: $password, isComplete: $isComplete, isPending: loginFx.pending },
  filter: ({ isComplete, isPending }) => isComplete && !isPending,
  fn: ({ loginName, password }) => ({ body: { loginName: loginName.trim(), password } }),
  target: loginFx,
});
sample({ clock: loginFx.doneData, target: sessionStarted });

// Redirects as soon as the user is logged in, by this form, in another tab or already before.
const $isOpen = createStore(false)
  .on(opened, () => true)
  .on(closed, () => false);
const ledOn = sample({
  clock: [opened, $isLoggedIn],
  source: { isLoggedIn: $isLoggedIn, isOpen: $isOpen, redirect: $redirect, locale: $locale },
  filter: ({ isLoggedIn, isOpen }) => isOpen && isLoggedIn,
  fn: ({ redirect, locale }) => safeRedirect(redirect, { locale }),
});
sample({ clock: ledOn, target: replaced });
