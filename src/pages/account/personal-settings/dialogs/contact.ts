import { combine, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { account, type SecurityCodes } from '@/contract/account';
import { code } from '@/contract/codes';
import { security } from '@/entities/security';
import { createGuardedMutation } from '@/features/challenge';
import { mutation, refusalCode } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { dialogLeft, hasFired, announceChange } from '../dialog';
import { $sendRefusal } from './contactCode';
import { $code, $contact, codeRequested, contactName, edited, submitted, type Contact } from './contactFields';

export const $isBound = combine($contact, security.$latest, (contact, latest) => latest?.isSet[contact] === true);
const { $loginName } = contactName;

interface NewContact {
  readonly contact: string;
  readonly code: string;
}
const shown = [code.newCodeWrong.code, code.accountTaken.code] as const;
export const bindEmail = createGuardedMutation({
  endpoint: account.bindEmail,
  params: ({ contact: email, code: contactCode }: NewContact, codes: SecurityCodes) => ({ body: { email, code: contactCode, ...codes } }),
  shown,
  edited,
  resetOn: dialogLeft,
});
export const bindPhone = createGuardedMutation({
  endpoint: account.bindPhone,
  params: ({ contact: phone, code: contactCode }: NewContact, codes: SecurityCodes) => ({ body: { phone, code: contactCode, ...codes } }),
  shown,
  edited,
  resetOn: dialogLeft,
});
/** Verifies the owner of the bound contact; the returned pass allows replacing it. */
export const verifyOwner = createGuardedMutation({
  endpoint: account.modifySafetyCheck,
  params: (item: Contact, codes) => ({ body: { item, ...codes } }),
  resetOn: dialogLeft,
});
type Replacement = NewContact & { readonly pass: string };
const replaceEmail = mutation({
  endpoint: account.validateNewEmail,
  params: ({ contact: email, code: contactCode, pass }: Replacement) => ({ body: { email, code: contactCode, pass } }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const replacePhone = mutation({
  endpoint: account.validateNewPhone,
  params: ({ contact: phone, code: contactCode, pass }: Replacement) => ({ body: { phone, code: contactCode, pass } }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const refused = merge([replaceEmail.failed, replacePhone.failed]).filterMap(({ error }) => refusalCode(error));

const $pass = createStore('', { serialize: 'ignore' })
  .on(verifyOwner.done, (_, { data }) => data.pass)
  .reset(refused.filter({ fn: (errorCode) => errorCode === code.verificationExpired.code }), dialogLeft);

const $isNameAttempted = hasFired(codeRequested, submitted);
const $isCodeAttempted = hasFired(submitted);
const $replaceRefusal = createStore<number | null>(null)
  .on(refused, (_, errorCode) => errorCode)
  .reset(edited, submitted, dialogLeft);
const $refusals = combine([bindEmail.$refusal, bindPhone.$refusal, $replaceRefusal, $sendRefusal]);

const invalidCodeErrors: readonly number[] = [code.newCodeWrong.code, code.codeWrong.code, code.codeExpired.code];
type Problem = TextKey<'security' | 'accountForm' | 'challenge'> | null;
export const $nameProblem = combine(
  { problem: contactName.$problem, isAttempted: $isNameAttempted, refusals: $refusals },
  ({ problem, isAttempted, refusals }): Problem =>
    refusals.includes(code.accountTaken.code) ? 'security.contactTaken' : isAttempted ? problem : null,
);
export const $codeProblem = combine(
  { typed: $code, isAttempted: $isCodeAttempted, refusals: $refusals },
  ({ typed, isAttempted, refusals }): Problem => {
    if (invalidCodeErrors.some((errorCode) => refusals.includes(errorCode))) return 'security.newCodeWrong';
    return isAttempted && !isCodeComplete(typed) ? 'challenge.codeMissing' : null;
  },
);
export const $isPending = or(
  bindEmail.$isPending,
  bindPhone.$isPending,
  verifyOwner.$isPending,
  replaceEmail.$isPending,
  replacePhone.$isPending,
);

const form = sample({
  clock: submitted,
  source: {
    item: $contact,
    contact: $loginName,
    code: $code,
    problem: contactName.$problem,
    isBound: $isBound,
    pass: $pass,
    isPending: $isPending,
  },
  filter: ({ problem, code: typed, isPending }) => problem === null && isCodeComplete(typed) && !isPending,
});
const newContact = ({ contact, code: typed }: NewContact): NewContact => ({ contact, code: typed });
sample({ clock: form, filter: ({ isBound, item }) => !isBound && item === 'email', fn: newContact, target: bindEmail.requested });
sample({ clock: form, filter: ({ isBound, item }) => !isBound && item === 'phone', fn: newContact, target: bindPhone.requested });
// Verification is not repeated while the pass is valid.
sample({ clock: form, filter: ({ isBound, pass }) => isBound && pass === '', fn: ({ item }) => item, target: verifyOwner.requested });
const replacementReady = sample({
  clock: [verifyOwner.done.map(() => {}), form.filterMap(({ isBound, pass }) => (isBound && pass !== '' ? true : undefined)).map(() => {})],
  source: { item: $contact, contact: $loginName, code: $code, pass: $pass },
});
const replacement = ({ contact, code: typed, pass }: Replacement): Replacement => ({ contact, code: typed, pass });
sample({ clock: replacementReady, filter: ({ item }) => item === 'email', fn: replacement, target: replaceEmail.submitted });
sample({ clock: replacementReady, filter: ({ item }) => item === 'phone', fn: replacement, target: replacePhone.submitted });
announceChange(merge([bindEmail.done, replaceEmail.done]), 'security.emailSaved');
announceChange(merge([bindPhone.done, replacePhone.done]), 'security.phoneSaved');

function isCodeComplete(text: string): boolean {
  return /^\d{6}$/.test(text);
}
