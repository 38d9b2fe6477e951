import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { $isLoggedIn, startSessionBy } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { createAccountName } from '@/features/account-form';
import { createChallenge, isAboutProof, type Proof } from '@/features/challenge';
import { mutation, serverMessage } from '@/shared/api';
import { $locale, type TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';
import { replaceRequested, safeRedirect } from '@/shared/routing';
import { createBlock } from './block';
import { identifyDeviceFx } from './device';

export const passwordTyped = createEvent<string>();
export const submitted = createEvent();
/** The page is mounted, with the untrusted redirect URL and the name typed earlier. */
export const LoginGate = createGate<{ readonly redirect: string; readonly name: string }>('LoginGate', { redirect: '', name: '' });
const opened = sample({ clock: LoginGate.state, filter: LoginGate.status });

export const accountName = createAccountName({ opened: opened.map(({ name }) => name), closed: LoginGate.close });
const { $loginName } = accountName;

interface Attempt extends Omit<Proof, 'tradePassword'> {
  readonly loginName: string;
  readonly password: string;
  readonly device: { readonly id: string; readonly name: string };
}
const login = mutation({
  endpoint: account.login,
  params: (body: Attempt) => ({ body }),
  showsRefusal: true,
  resetOn: LoginGate.close,
});
/** Verification of the login: the second factor, and the code for a new device. */
export const challenge = createChallenge(login);
const refused = login.failed.filterMap(({ params, error: { failure } }) =>
  failure.kind === 'business' ? { params, errorCode: failure.code, message: serverMessage(failure) } : undefined,
);
const needsProof = refused.filter({ fn: ({ errorCode }) => errorCode === code.factorMissing.code });
const rejected = refused.filter({ fn: ({ errorCode }) => !isAboutProof(errorCode) });

/** Cleared when the login is rejected, kept when verification is required or the request failed, so that it can be sent again. */
export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(opened, LoginGate.close, rejected, login.done);

/** Until when login is blocked, and how many attempts are left. */
export const block = createBlock({ refused: rejected, reset: [opened, accountName.changed] });

export interface LoginProblems {
  readonly name: TextKey<'accountForm'> | null;
  readonly password: TextKey<'login'> | null;
}

const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(opened, rejected, login.done, accountName.kindChosen);
const $errors = combine(accountName.$problem, $password, (name, password): LoginProblems => ({
  name,
  password: password === '' ? 'login.passwordMissing' : null,
}));
/** Errors shown from the first attempt on; a password cleared by a rejection does not count as missing. */
export const $problems = combine($errors, $isSubmitAttempted, (errors, isAttempted): LoginProblems =>
  isAttempted ? errors : { name: null, password: null },
);

/** Why the login was rejected: the server's message or a text key. A failed request shows a toast like any failed change. */
export type LoginFailure = { readonly server: string } | { readonly key: TextKey<'login'> };
export const $failure = createStore<LoginFailure | null>(null)
  .on(rejected, (_, { errorCode, message }) =>
    errorCode === code.wrongCredentials.code || message === null ? { key: 'login.wrongCredentials' } : { server: message },
  )
  .reset(accountName.changed, passwordTyped, submitted, opened);

export const $isPending = or(identifyDeviceFx.pending, login.$isPending, challenge.$isOpening);
const $form = combine({ loginName: $loginName, password: $password });
const $isReady = combine(
  $errors,
  $isPending,
  block.$isOn,
  ({ name, password }, isPending, isBlocked) => name === null && password === null && !isPending && !isBlocked,
);
sample({ clock: submitted, filter: $isReady, fn: () => {}, target: identifyDeviceFx });
sample({ clock: identifyDeviceFx.doneData, source: $form, fn: (form, device) => ({ ...form, device }), target: login.submitted });
sample({
  clock: needsProof,
  fn: ({ params: { loginName, device } }) => ({ purpose: 'login' as const, loginName, deviceId: device.id }),
  target: challenge.opened,
});
/** The attempt to repeat with the proof: the form may have changed since. */
const $attempt = createStore<Pick<Attempt, 'loginName' | 'password' | 'device'> | null>(null, { serialize: 'ignore' })
  .on(needsProof, (_, { params: { loginName, password, device } }) => ({ loginName, password, device }))
  .reset(opened, LoginGate.close, rejected, login.done);
sample({
  clock: sample({ clock: challenge.proofSubmitted, source: $attempt, fn: (attempt, codes) => attempt && { ...attempt, ...codes } }),
  filter: Boolean,
  target: login.submitted,
});
sample({ clock: LoginGate.close, fn: () => {}, target: challenge.closed });
startSessionBy(account.login, login);
// Email and phone codes are required on new devices only.
sample({
  clock: login.done,
  filter: ({ params: { emailCode, phoneCode } }) => emailCode !== undefined || phoneCode !== undefined,
  fn: () => ({ tone: 'info' as const, text: { key: 'login.newDevice' as const } }),
  target: toastRequested,
});

// Redirects once the user is logged in: by this form, in another tab or already before.
const redirected = sample({
  clock: [opened, $isLoggedIn],
  source: { isLoggedIn: $isLoggedIn, isOpen: LoginGate.status, gate: LoginGate.state, locale: $locale },
  filter: ({ isLoggedIn, isOpen }) => isOpen && isLoggedIn,
  fn: ({ gate: { redirect }, locale }) => safeRedirect(redirect, { locale }),
});
sample({ clock: redirected, target: replaceRequested });
