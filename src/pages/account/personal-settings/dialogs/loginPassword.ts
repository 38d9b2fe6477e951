import { combine, createEvent, merge, sample } from 'effector';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { newPasswordProblem } from '@/features/account-form';
import { createGuardedMutation } from '@/features/challenge';
import type { TextKey } from '@/shared/i18n';
import { dialogLeft, hasFired, announceChange, typedText } from '../dialog';
import { passwordProblem, passwordRefusals } from './password';

export const oldTyped = createEvent<string>();
export const newTyped = createEvent<string>();
export const submitted = createEvent();

/** Changes the login password; ends the other sessions and puts withdrawals on hold. */
export const change = createGuardedMutation({
  endpoint: account.modifyPassword,
  params: (form: { readonly oldPassword: string; readonly newPassword: string }, codes) => ({ body: { ...form, ...codes } }),
  shown: [...passwordRefusals, code.passwordUsed.code],
  edited: merge([oldTyped, newTyped]),
  resetOn: dialogLeft,
});
export const $old = typedText(oldTyped);
export const $new = typedText(newTyped);
const $isAttempted = hasFired(submitted);

type Problem = TextKey<'security' | 'accountForm'> | null;
const $errors = combine($old, $new, change.$refusal, (old, next, refusal): Readonly<Record<'oldPassword' | 'password', Problem>> => ({
  oldPassword: passwordProblem(old, refusal),
  password: newPasswordProblem(next) ?? (refusal === code.passwordUsed.code ? 'security.passwordUsed' : null),
}));
const noErrors = { oldPassword: null, password: null } as const;
/** Field errors, shown from the first attempt on. */
export const $problems = combine($errors, $isAttempted, (errors, isAttempted) => (isAttempted ? errors : noErrors));

sample({
  clock: submitted,
  source: { oldPassword: $old, newPassword: $new },
  filter: ({ oldPassword, newPassword }) => oldPassword !== '' && newPasswordProblem(newPassword) === null,
  target: change.requested,
});
announceChange(change.done, 'security.passwordChanged');
