import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { createAccountName, newPasswordProblem } from '@/features/account-form';
import { createChallenge, type Proof } from '@/features/challenge';
import { mutation, serverMessage } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';

export const accountSubmitted = createEvent();
export const passwordTyped = createEvent<string>();
export const passwordSubmitted = createEvent();
/** The page is mounted, with the name typed on the login page. */
export const ResetGate = createGate<{ readonly name: string }>('ResetGate', { name: '' });
const opened = sample({ clock: ResetGate.state, filter: ResetGate.status });

export const accountName = createAccountName({ opened: opened.map(({ name }) => name), closed: ResetGate.close });
const { $loginName } = accountName;

const verifyOwner = mutation({
  endpoint: account.resetPasswordCheck,
  params: (body: Pick<Proof, 'googleCode' | 'recoveryCode'> & { readonly loginName: string; readonly code: string }) => ({ body }),
  showsRefusal: true,
  resetOn: ResetGate.close,
});
/** Verifies the owner of the account. */
export const challenge = createChallenge(verifyOwner);
const reset = mutation({
  endpoint: account.resetPassword,
  params: (body: { readonly pass: string; readonly password: string }) => ({ body }),
  showsRefusal: true,
  resetOn: ResetGate.close,
});
const refused = reset.failed.filterMap(({ error: { failure } }) => (failure.kind === 'business' ? failure : undefined));
const hasCode =
  (row: { readonly code: number }) =>
  ({ code: errorCode }: { readonly code: number }) =>
    errorCode === row.code;
const expired = refused.filter({ fn: hasCode(code.verificationExpired) });

/** The pass from the verification; null before it and after the pass has expired, which returns to the first step. */
const $pass = createStore<string | null>(null, { serialize: 'ignore' })
  .on(verifyOwner.done, (_, { data }) => data.pass)
  .reset(opened, ResetGate.close, expired);
const $isDone = createStore(false)
  .on(reset.done, () => true)
  .reset(opened);
/** The current step: 0 account, 1 new password, 2 done. */
export const $step = combine($pass, $isDone, (pass, isDone) => (isDone ? 2 : pass === null ? 0 : 1));

export const $password = createStore('')
  .on(passwordTyped, (_, password) => password)
  .reset(opened, ResetGate.close, reset.done);

const $isUnknown = createStore(false)
  .on(challenge.declined, () => true)
  .reset(accountName.changed, opened);
const $isUsed = createStore(false)
  .on(refused.filter({ fn: hasCode(code.passwordUsed) }), () => true)
  .reset(passwordTyped, opened);
const attemptOf = (submitted: typeof accountSubmitted) =>
  createStore(false)
    .on(submitted, () => true)
    .reset(opened, verifyOwner.done, accountName.kindChosen);
const $nameError = combine(accountName.$problem, $isUnknown, (problem, isUnknown): TextKey<'accountForm' | 'resetPassword'> | null =>
  isUnknown ? 'resetPassword.unknown' : problem,
);
const $passwordError = combine($password, $isUsed, (password, isUsed): TextKey<'accountForm' | 'resetPassword'> | null =>
  isUsed ? 'resetPassword.used' : newPasswordProblem(password),
);
/** Errors shown from the first attempt on (assumed: field rules of the form are not shown). */
export const $nameProblem = combine($nameError, attemptOf(accountSubmitted), (error, isAttempted) => (isAttempted ? error : null));
export const $passwordProblem = combine($passwordError, attemptOf(passwordSubmitted), (error, isAttempted) => (isAttempted ? error : null));

/** The server's message if the verification expired and the first step is shown again. */
export const $expiryMessage = createStore<string | null>(null)
  .on(expired, (_, failure) => serverMessage(failure))
  .reset(opened, accountSubmitted);
export const $isPending = or(challenge.$isOpening, reset.$isPending);

sample({
  clock: accountSubmitted,
  source: { loginName: $loginName, error: $nameError, isPending: $isPending },
  filter: ({ error, isPending }) => error === null && !isPending,
  fn: ({ loginName }) => ({ purpose: 'resetPassword' as const, loginName }),
  target: challenge.opened,
});
sample({
  clock: challenge.proofSubmitted,
  source: $loginName,
  fn: (loginName, { emailCode, phoneCode, ...proof }) => ({ loginName, code: emailCode ?? phoneCode ?? '', ...proof }),
  target: verifyOwner.submitted,
});
const validFormSubmitted = sample({
  clock: passwordSubmitted,
  source: { pass: $pass, password: $password, error: $passwordError, isPending: $isPending },
  filter: ({ error, isPending }) => error === null && !isPending,
});
sample({
  clock: validFormSubmitted.filterMap(({ pass, password }) => (pass === null ? undefined : { pass, password })),
  target: reset.submitted,
});
// Otherwise the answer about an earlier name would apply to the one typed since.
sample({ clock: [accountName.changed, ResetGate.close], fn: () => {}, target: challenge.closed });
