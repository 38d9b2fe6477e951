import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { account, type Factor } from '@/contract/account';
import { code } from '@/contract/codes';
import { mutation, refusalCode } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { $dialog, dialogLeft, hasFired, announceChange, typedText } from '../dialog';
import { passwordProblem } from './password';

/** How a lost factor is removed: at once with a recovery code, or after a review of one day. */
export type RemovalMethod = 'code' | 'review';

export const methodChosen = createEvent<RemovalMethod>();
export const passwordTyped = createEvent<string>();
export const recoveryCodeTyped = createEvent<string>();
export const submitted = createEvent();

export const $item = $dialog.map((dialog): Factor => (dialog === 'lostEmail' ? 'email' : dialog === 'lostPhone' ? 'phone' : 'google'));
const $chosen = createStore<RemovalMethod>('code')
  .on(methodChosen, (_, method) => method)
  .reset(dialogLeft);
/** Recovery codes work for the authenticator only. */
export const $method = combine($item, $chosen, (item, method): RemovalMethod => (item === 'google' ? method : 'review'));
export const $password = typedText(passwordTyped);
export const $recoveryCode = typedText(recoveryCodeTyped);

const recover = mutation({
  endpoint: account.recoverGoogle,
  params: (body: { readonly loginPassword: string; readonly recoveryCode: string }) => ({ body }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const apply = mutation({
  endpoint: account.applyForSafetyItem,
  params: (body: { readonly item: Factor; readonly loginPassword: string }) => ({ body }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
export const $isPending = or(recover.$isPending, apply.$isPending);

const $refusal = createStore<number | null>(null)
  .on(
    merge([recover.failed, apply.failed]).filterMap(({ error }) => refusalCode(error)),
    (_, errorCode) => errorCode,
  )
  .reset(passwordTyped, recoveryCodeTyped, submitted, dialogLeft);
const $isAttempted = hasFired(submitted);
const noErrors = { recoveryCode: null, loginPassword: null } as const;
/** Field errors, shown from the first attempt on. */
export const $problems = combine(
  { method: $method, password: $password, recoveryCode: $recoveryCode, refusal: $refusal, isAttempted: $isAttempted },
  ({ method, password, recoveryCode, refusal, isAttempted }): Readonly<Record<keyof typeof noErrors, TextKey<'security'> | null>> =>
    isAttempted
      ? {
          recoveryCode: method === 'code' ? codeProblem(recoveryCode, refusal) : null,
          loginPassword: passwordProblem(password, refusal),
        }
      : noErrors,
);

const form = sample({
  clock: submitted,
  source: { item: $item, method: $method, loginPassword: $password, recoveryCode: $recoveryCode },
  filter: ({ loginPassword }) => loginPassword !== '',
});
sample({
  clock: form.filter({ fn: ({ method, recoveryCode }) => method === 'code' && isCodeComplete(recoveryCode) }),
  fn: ({ loginPassword, recoveryCode }) => ({ loginPassword, recoveryCode }),
  target: recover.submitted,
});
sample({
  clock: form.filter({ fn: ({ method }) => method === 'review' }),
  fn: ({ item, loginPassword }) => ({ item, loginPassword }),
  target: apply.submitted,
});
announceChange(recover.done, 'security.removed');
announceChange(apply.done, 'security.resetAsked');

function codeProblem(typed: string, refusal: number | null): TextKey<'security'> | null {
  if (refusal === code.recoveryLocked.code) return 'security.recoveryLocked';
  return !isCodeComplete(typed) || refusal === code.codeWrong.code ? 'security.recoveryCodeWrong' : null;
}

/** Eight letters or digits, with any separators. */
function isCodeComplete(text: string): boolean {
  return /^[a-z\d]{8}$/i.test(text.replace(/[^a-z\d]/gi, ''));
}
