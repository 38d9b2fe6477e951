import { combine, createEvent, sample } from 'effector';
import { account } from '@/contract/account';
import { security } from '@/entities/security';
import { sessionEnded } from '@/entities/session';
import { createGuardedMutation } from '@/features/challenge';
import { dialogLeft, hasFired, typedText } from '../dialog';
import { passwordProblem, passwordRefusals } from './password';

export const passwordTyped = createEvent<string>();
export const submitted = createEvent();

export const close = createGuardedMutation({
  endpoint: account.deleteAccount,
  params: (loginPassword: string, codes) => ({ body: { loginPassword, ...codes } }),
  shown: passwordRefusals,
  edited: passwordTyped,
  resetOn: dialogLeft,
});
/** Whether the account is empty and may be closed; null if unknown. */
export const $isEmpty = security.$latest.map((latest) => latest?.canDelete ?? null);
/** What prevents closing the account. */
export const $blockers = security.$latest.map((latest) => latest?.blockers ?? []);
export const $password = typedText(passwordTyped);
const $isAttempted = hasFired(submitted);
export const $problem = combine($password, $isAttempted, close.$refusal, (password, isAttempted, refusal) =>
  isAttempted ? passwordProblem(password, refusal) : null,
);
sample({ clock: submitted, source: $password, filter: (password) => password !== '', target: close.requested });
sample({ clock: close.done, fn: () => {}, target: sessionEnded });
