import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { $isLoggedIn, startSessionBy } from '@/entities/session';
import { createAccountName, newPasswordProblem } from '@/features/account-form';
import { createChallenge } from '@/features/challenge';
import { mutation, serverMessage } from '@/shared/api';
import { $locale, type TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';
import { replaceRequested, safeRedirect } from '@/shared/routing';

export const passwordTyped = createEvent<string>();
export const inviteCodeTyped = createEvent<string>();
export const agreed = createEvent<boolean>();
export const submitted = createEvent();

interface RegisterParams {
  /** The untrusted redirect URL. */
  readonly redirect: string;
  /** The name typed on the previous page. */
  readonly name: string;
  readonly inviteCode: string;
}
/** The page is mounted. */
export const RegisterGate = createGate<RegisterParams>('RegisterGate', { redirect: '', name: '', inviteCode: '' });
const opened = sample({ clock: RegisterGate.state, filter: RegisterGate.status });

export const accountName = createAccountName({ opened: opened.map(({ name }) => name), closed: RegisterGate.close });

interface Registration {
  readonly loginName: string;
  readonly code: string;
  readonly password: string;
  readonly inviteCode: string;
}
const register = mutation({
  endpoint: account.register,
  params: (body: Registration) => ({ body }),
  showsRefusal: true,
  resetOn: RegisterGate.close,
});
/** Verifies the e-mail address or phone number of the new user. */
export const challenge = createChallenge(register);
const refused = register.failed.filterMap(({ error: { failure } }) => (failure.kind === 'business' ? failure : undefined));
const accountTaken = sample({
  clock: [challenge.declined, refused.filter({ fn: ({ code: errorCode }) => errorCode === code.accountTaken.code })],
  fn: () => true,
});

export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(opened, RegisterGate.close, register.done);
export const $inviteCode = createStore('')
  .on(inviteCodeTyped, (_, text) => text)
  .on(opened, (_, { inviteCode }) => inviteCode.slice(0, inviteCodeLength))
  .reset(RegisterGate.close);
export const $hasAgreed = createStore(false)
  .on(agreed, (_, hasAgreed) => hasAgreed)
  .reset(opened);

/** Validation errors of the form (assumed: field rules of the registration form are not shown). */
export interface RegisterProblems {
  readonly name: TextKey<'accountForm' | 'register'> | null;
  readonly password: TextKey<'accountForm'> | null;
  readonly agreement: TextKey<'register'> | null;
}
const $isTaken = createStore(false)
  .on(accountTaken, () => true)
  .reset(accountName.changed, opened);
const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(opened, register.done, accountName.kindChosen);
const $errors = combine(accountName.$problem, $isTaken, $password, $hasAgreed, (name, isTaken, password, hasAgreed): RegisterProblems => ({
  name: isTaken ? 'register.taken' : name,
  password: newPasswordProblem(password),
  agreement: hasAgreed ? null : 'register.agreementMissing',
}));
const noProblems: RegisterProblems = { name: null, password: null, agreement: null };
/** Errors shown from the first attempt on. */
export const $problems = combine($errors, $isSubmitAttempted, (errors, isAttempted) => (isAttempted ? errors : noProblems));

/** The server's message for a rejected registration; null for codes that are reported at a field or in the challenge. */
export const $failure = createStore<string | null>(null)
  .on(refused, (_, failure) => (fieldCodes.has(failure.code) ? null : serverMessage(failure)))
  .reset(submitted, opened);

export const $isPending = or(register.$isPending, challenge.$isOpening);
const $form = combine({ loginName: accountName.$loginName, password: $password, inviteCode: $inviteCode });
const $isReady = combine(
  $errors,
  $isPending,
  ({ name, password, agreement }, isPending) => [name, password, agreement].every((problem) => problem === null) && !isPending,
);
sample({
  clock: submitted,
  source: accountName.$loginName,
  filter: $isReady,
  fn: (loginName) => ({ purpose: 'register' as const, loginName }),
  target: challenge.opened,
});
sample({
  clock: challenge.proofSubmitted,
  source: $form,
  fn: (form, { emailCode, phoneCode }) => ({ ...form, code: emailCode ?? phoneCode ?? '' }),
  target: register.submitted,
});
// Otherwise the answer about an earlier name would apply to the one typed since.
sample({ clock: [accountName.changed, RegisterGate.close], fn: () => {}, target: challenge.closed });
startSessionBy(account.register, register);

/** Whether the account was just registered on this page, which then shows the welcome screen. */
export const $isWelcome = createStore(false)
  .on(register.done, () => true)
  .reset(opened, RegisterGate.close);
/** Where the new user continues. */
export const $redirect = combine(RegisterGate.state, $locale, ({ redirect }, locale) => safeRedirect(redirect, { locale }));

// Redirects users who are already logged in or log in in another tab.
sample({
  clock: [opened, $isLoggedIn],
  source: {
    isLoggedIn: $isLoggedIn,
    isOpen: RegisterGate.status,
    isWelcome: $isWelcome,
    isPending: register.$isPending,
    redirect: $redirect,
  },
  filter: ({ isLoggedIn, isOpen, isWelcome }) => isOpen && isLoggedIn && !isWelcome,
  fn: ({ redirect }) => redirect,
  target: replaceRequested,
});

/** Codes that are reported at a field or in the challenge dialog. */
const fieldCodes: ReadonlySet<number> = new Set([code.accountTaken.code, code.codeWrong.code, code.codeExpired.code]);
/** Maximum length of an invitation code accepted by the registration. */
export const inviteCodeLength = 32;
