import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { account, type SecurityCodes } from '@/contract/account';
import { code } from '@/contract/codes';
import { security } from '@/entities/security';
import { createAccountName } from '@/features/account-form';
import { createGuarded } from '@/features/challenge';
import { mutation } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import { interval } from '@/shared/lib/interval';
import { $dialog, dialogLeft, tellChange } from '../dialog';

/** What the account is reached by. */
export type Contact = 'email' | 'phone';

/** The form stands open, for an address or a number. */
export const contactOpened = createEvent<Contact>();
export const codeTyped = createEvent<string>();
export const codeRequested = createEvent();
export const submitted = createEvent();

export const $contact = $dialog.map((dialog): Contact => (dialog === 'phone' ? 'phone' : 'email'));
export const $isBound = combine($contact, security.$latest, (contact, known) => known?.isSet[contact] === true);

export const contactName = createAccountName({ opened: contactOpened.map(() => ''), closed: dialogLeft });
sample({ clock: contactOpened, target: contactName.kindChosen });
const { $loginName } = contactName;

interface NewContact {
  readonly contact: string;
  readonly code: string;
}
const edited = merge([contactName.changed, codeTyped]);
const shown = [code.newCodeWrong.code, code.accountTaken.code] as const;
export const bindEmail = createGuarded({
  endpoint: account.bindEmail,
  params: ({ contact: email, code: sent }: NewContact, codes: SecurityCodes) => ({ body: { email, code: sent, ...codes } }),
  shown,
  edited,
  resetOn: dialogLeft,
});
export const bindPhone = createGuarded({
  endpoint: account.bindPhone,
  params: ({ contact: phone, code: sent }: NewContact, codes: SecurityCodes) => ({ body: { phone, code: sent, ...codes } }),
  shown,
  edited,
  resetOn: dialogLeft,
});
/** Proves whose the bound item is; its pass lets another one take its place. */
export const prove = createGuarded({
  endpoint: account.modifySafetyCheck,
  params: (item: Contact, codes) => ({ body: { item, ...codes } }),
  resetOn: dialogLeft,
});
type Replacement = NewContact & { readonly pass: string };
const replaceEmail = mutation({
  endpoint: account.validateNewEmail,
  params: ({ contact: email, code: sent, pass }: Replacement) => ({ body: { email, code: sent, pass } }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const replacePhone = mutation({
  endpoint: account.validateNewPhone,
  params: ({ contact: phone, code: sent, pass }: Replacement) => ({ body: { phone, code: sent, pass } }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const refused = merge([replaceEmail.failed, replacePhone.failed]).filterMap(({ error: { failure } }) =>
  failure.kind === 'business' ? failure.code : undefined,
);

const $pass = createStore('', { serialize: 'ignore' })
  .on(prove.done, (_, { data }) => data.pass)
  .reset(refused.filter({ fn: (number) => number === code.verificationExpired.code }), dialogLeft);
export const $code = createStore('', { serialize: 'ignore' })
  .on(codeTyped, (_, text) => text)
  .reset(dialogLeft);

const send = mutation({
  endpoint: account.sendValidCode,
  params: (change: { readonly channel: Contact; readonly receiver: string }) => ({ body: { purpose: 'bind' as const, ...change } }),
  showsRefusal: true,
  resetOn: dialogLeft,
});
const resendFx = attach({ source: $clock, effect: (clock, seconds: number) => clock.now() + seconds * 1000 });
sample({ clock: send.done, fn: ({ data }) => data.resendSeconds, target: resendFx });
/** The instant from which another code may be sent; 0 where none was. */
export const $resendAt = createStore(0)
  .on(resendFx.doneData, (_, at) => at)
  .reset(dialogLeft);
export const $isSending = send.$isPending;
export const { $now } = interval({ every: 1000, start: resendFx.doneData, stop: dialogLeft });

const $isNameAttempted = createStore(false)
  .on([codeRequested, submitted], () => true)
  .reset(dialogLeft);
const $isCodeAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(dialogLeft);
const $replaceRefusal = createStore<number | null>(null)
  .on(refused, (_, number) => number)
  .reset(edited, submitted, dialogLeft);
const sendRefusal = send.failed.filterMap(({ error: { failure } }) => (failure.kind === 'business' ? failure.code : undefined));
const $sendRefusal = createStore<number | null>(null)
  .on(sendRefusal, (_, number) => number)
  .reset(edited, codeRequested, dialogLeft);
const $refusals = combine([bindEmail.$refusal, bindPhone.$refusal, $replaceRefusal, $sendRefusal]);

const wrong: readonly number[] = [code.newCodeWrong.code, code.codeWrong.code, code.codeExpired.code];
type Problem = TextKey<'security' | 'accountForm' | 'challenge'> | null;
export const $nameProblem = combine(
  { problem: contactName.$problem, isAttempted: $isNameAttempted, refusals: $refusals },
  ({ problem, isAttempted, refusals }): Problem =>
    refusals.includes(code.accountTaken.code) ? 'security.contactTaken' : isAttempted ? problem : null,
);
export const $codeProblem = combine(
  { typed: $code, isAttempted: $isCodeAttempted, refusals: $refusals },
  ({ typed, isAttempted, refusals }): Problem => {
    if (wrong.some((number) => refusals.includes(number))) return 'security.newCodeWrong';
    return isAttempted && !isWhole(typed) ? 'challenge.codeMissing' : null;
  },
);
export const $isPending = or(
  bindEmail.$isPending,
  bindPhone.$isPending,
  prove.$isPending,
  replaceEmail.$isPending,
  replacePhone.$isPending,
);

sample({
  clock: codeRequested,
  source: { channel: $contact, receiver: $loginName, problem: contactName.$problem },
  filter: ({ problem }) => problem === null,
  fn: ({ channel, receiver }) => ({ channel, receiver }),
  target: send.submitted,
});
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
  filter: ({ problem, code: typed, isPending }) => problem === null && isWhole(typed) && !isPending,
});
const newContact = ({ contact, code: typed }: NewContact): NewContact => ({ contact, code: typed });
sample({ clock: form, filter: ({ isBound, item }) => !isBound && item === 'email', fn: newContact, target: bindEmail.asked });
sample({ clock: form, filter: ({ isBound, item }) => !isBound && item === 'phone', fn: newContact, target: bindPhone.asked });
// Who is asked once need not prove it again while the pass is good.
sample({ clock: form, filter: ({ isBound, pass }) => isBound && pass === '', fn: ({ item }) => item, target: prove.asked });
const passed = sample({
  clock: [prove.done.map(() => {}), form.filterMap(({ isBound, pass }) => (isBound && pass !== '' ? true : undefined)).map(() => {})],
  source: { item: $contact, contact: $loginName, code: $code, pass: $pass },
});
const replacement = ({ contact, code: typed, pass }: Replacement): Replacement => ({ contact, code: typed, pass });
sample({ clock: passed, filter: ({ item }) => item === 'email', fn: replacement, target: replaceEmail.submitted });
sample({ clock: passed, filter: ({ item }) => item === 'phone', fn: replacement, target: replacePhone.submitted });
tellChange(merge([bindEmail.done, replaceEmail.done]), 'security.emailSaved');
tellChange(merge([bindPhone.done, replacePhone.done]), 'security.phoneSaved');

function isWhole(text: string): boolean {
  return /^\d{6}$/.test(text);
}
