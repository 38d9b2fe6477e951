import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { security } from '@/entities/security';
import { createGuardedMutation } from '@/features/challenge';
import { mutation, query, refusalCode } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';
import { dialogLeft, hasFired, announceChange, typedText } from '../dialog';

export const codeTyped = createEvent<string>();
export const submitted = createEvent();
/** Requests new recovery codes in place of the current ones. */
export const codesRequested = createEvent();

export const $isBound = security.$latest.map((latest) => latest?.isSet.google === true);

/** The dialog is mounted. It is loaded lazily, so `dialogOpened` would fire before this model exists. */
export const AuthenticatorGate = createGate('AuthenticatorGate');

/** The key for the authenticator app; never persisted. */
export const key = query({
  endpoint: account.googleKey,
  $params: AuthenticatorGate.status.map((isOpen) => (isOpen ? {} : null)),
  resetOn: dialogLeft,
});

export const bind = createGuardedMutation({
  endpoint: account.bindGoogle,
  params: (newCode: string, codes) => ({ body: { code: newCode, ...codes } }),
  shown: [code.newCodeWrong.code],
  edited: codeTyped,
  resetOn: dialogLeft,
});
export const verifyOwner = createGuardedMutation({
  endpoint: account.modifySafetyCheck,
  params: (_: string, codes) => ({ body: { item: 'google' as const, ...codes } }),
  resetOn: dialogLeft,
});
const replace = mutation({
  endpoint: account.validateNewGoogle,
  params: (body: { readonly code: string; readonly pass: string }) => ({ body }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
export const issueRecoveryCodes = createGuardedMutation({
  endpoint: account.recoveryCodes,
  params: (_: string, codes) => ({ body: codes }),
  resetOn: dialogLeft,
});

export const $code = typedText(codeTyped);
const $pass = createStore('', { serialize: 'ignore' })
  .on(verifyOwner.done, (_, { data }) => data.pass)
  .reset(dialogLeft);
/** Shown once, until the dialog closes; null if there are none. */
export const $recoveryCodes = createStore<readonly string[] | null>(null, { serialize: 'ignore' })
  .on([bind.done, issueRecoveryCodes.done, replace.done], (_, { data }) => data.codes)
  .reset(dialogLeft);

const $isAttempted = hasFired(submitted);
const wrongCodeRefused = replace.failed.filter({
  fn: ({ error }) => refusalCode(error) === code.codeWrong.code,
});
const $isWrong = createStore(false)
  .on(wrongCodeRefused, () => true)
  .reset(codeTyped, dialogLeft);
export const $problem = combine(
  { typed: $code, isAttempted: $isAttempted, refusal: bind.$refusal, isWrong: $isWrong },
  ({ typed, isAttempted, refusal, isWrong }): TextKey<'security' | 'challenge'> | null => {
    if (refusal !== null || isWrong) return 'security.authenticatorCodeWrong';
    return isAttempted && !isCodeComplete(typed) ? 'challenge.codeMissing' : null;
  },
);
export const $isPending = or(bind.$isPending, verifyOwner.$isPending, replace.$isPending);

const form = sample({
  clock: submitted,
  source: { typed: $code, isBound: $isBound, pass: $pass, isPending: $isPending },
  filter: ({ typed, isPending }) => isCodeComplete(typed) && !isPending,
});
sample({ clock: form.filterMap(({ typed, isBound }) => (isBound ? undefined : typed)), target: bind.requested });
sample({
  clock: form.filterMap(({ typed, isBound, pass }) => (isBound && pass === '' ? typed : undefined)),
  target: verifyOwner.requested,
});
sample({
  clock: merge([verifyOwner.done, form.filter({ fn: ({ isBound, pass }) => isBound && pass !== '' })]),
  source: { code: $code, pass: $pass },
  target: replace.submitted,
});
sample({ clock: codesRequested, fn: () => '', target: issueRecoveryCodes.requested });
$pass.reset(replace.failed);
announceChange(merge([bind.done, replace.done]), 'security.authenticatorOn', { staysOpen: true });
announceChange(issueRecoveryCodes.done, 'security.recoveryCodesNew', { staysOpen: true });

function isCodeComplete(text: string): boolean {
  return /^\d{6}$/.test(text);
}
