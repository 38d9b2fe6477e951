import { combine, createEvent, merge, sample } from 'effector';
import { account, type SecurityCodes } from '@/contract/account';
import { security } from '@/entities/security';
import { createGuardedMutation } from '@/features/challenge';
import type { TextKey } from '@/shared/i18n';
import { dialogLeft, hasFired, announceChange, typedText } from '../dialog';
import { passwordProblem, passwordRefusals } from './password';

export const digitsTyped = createEvent<string>();
export const passwordTyped = createEvent<string>();
export const submitted = createEvent();

interface Form {
  readonly newTradePassword: string;
  readonly loginPassword: string;
}
const shared = {
  params: (form: Form, codes: SecurityCodes) => ({ body: { ...form, ...codes } }),
  shown: passwordRefusals,
  edited: merge([digitsTyped, passwordTyped]),
  resetOn: dialogLeft,
};
/** Sets the first fund password; `changePassword` replaces it and puts withdrawals on hold. */
export const setPassword = createGuardedMutation({ endpoint: account.setTradePassword, ...shared });
export const changePassword = createGuardedMutation({ endpoint: account.resetTradePassword, ...shared });

export const $isSet = security.$latest.map((latest) => latest?.isSet.fundPassword === true);
export const $digits = typedText(digitsTyped, (text) => text.normalize('NFKC').replace(/\D/g, '').slice(0, 6));
export const $password = typedText(passwordTyped);
const $isAttempted = hasFired(submitted);

type Problem = TextKey<'security'> | null;
const $errors = combine(
  {
    digits: $digits,
    password: $password,
    refusal: combine(setPassword.$refusal, changePassword.$refusal, (setRefusal, changeRefusal) => setRefusal ?? changeRefusal),
  },
  ({ digits, password, refusal }): Readonly<Record<'digits' | 'password', Problem>> => ({
    digits: isComplete(digits) ? null : 'security.fundPasswordInvalid',
    password: passwordProblem(password, refusal),
  }),
);
const noErrors = { digits: null, password: null } as const;
/** Field errors, shown from the first attempt on. */
export const $problems = combine($errors, $isAttempted, (errors, isAttempted) => (isAttempted ? errors : noErrors));

const validFormSubmitted = sample({
  clock: submitted,
  source: { newTradePassword: $digits, loginPassword: $password, isSet: $isSet },
  filter: ({ newTradePassword, loginPassword }) => isComplete(newTradePassword) && loginPassword !== '',
});
const formOf = ({ newTradePassword, loginPassword }: Form): Form => ({ newTradePassword, loginPassword });
sample({ clock: validFormSubmitted, filter: ({ isSet }) => !isSet, fn: formOf, target: setPassword.requested });
sample({ clock: validFormSubmitted, filter: ({ isSet }) => isSet, fn: formOf, target: changePassword.requested });
announceChange(setPassword.done, 'security.fundPasswordSet');
announceChange(changePassword.done, 'security.fundPasswordChanged');

function isComplete(digits: string): boolean {
  return /^\d{6}$/.test(digits);
}
