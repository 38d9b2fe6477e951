import { createEvent, createStore, sample } from 'effector';
import type { TransferAccounts } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { inboxChanged } from '@/entities/messages';
import { toastRequested, type ToastRequest } from '@/entities/toasts';
import { $locale } from '@/shared/i18n';
import { navigated, hrefsIn, routes } from '@/shared/routing';
import { $accounts, formMounted } from './selection';
import { transferClosed, transferRejected, transferSucceeded, type SubmittedAccounts } from './dialogModel';
import { outcomeOf, type Outcome } from './outcome';
import { $isSubmitting, transfer } from './submission';

/** The dialog with the reason why a transfer is not allowed was closed; the form is unchanged. */
export const notAllowedDialogClosed = createEvent();
/** The two responses to the dialog of an accepted transfer: close it, or open the transfer records. */
export const acceptedDialogClosed = createEvent();
export const recordOpened = createEvent();
/** The user tried to close the form; ignored while a transfer is pending. */
export const closeRequested = createEvent();

/** The accounts of the pending or the last transfer. */
const $submittedAccounts = createStore<SubmittedAccounts>({ source: 0, target: 0 });
sample({ clock: transfer.started, source: $accounts, fn: accountsOf, target: $submittedAccounts });

const ended = transfer.failed.map(({ error }) => outcomeOf(error));
/** The outcome of the last transfer that was not completed immediately. */
export const $outcome = createStore<Outcome | null>(null).on(ended, (_, outcome) => outcome);
/** The dialog that reports the outcome. */
export const $dialog = createStore<'accepted' | 'notAllowed' | null>(null)
  .on(ended, (_, { kind }) => (kind === 'accepted' || kind === 'notAllowed' ? kind : null))
  .reset(formMounted, notAllowedDialogClosed, transferClosed);

sample({
  clock: transfer.done,
  fn: ({ message }) => ({ tone: 'success' as const, text: successText(message) }),
  target: toastRequested,
});
sample({
  clock: ended.map((outcome) => ('notice' in outcome ? outcome.notice : null)),
  filter: (notice) => notice !== null,
  target: toastRequested,
});
const accepted = ended.filter({ fn: (outcome) => outcome.kind === 'accepted' });
sample({ clock: [transfer.done, accepted], source: $submittedAccounts, target: transferSucceeded });
sample({ clock: ended.filter({ fn: (outcome) => outcome.kind === 'rejected' }), source: $submittedAccounts, target: transferRejected });
// Also after a failure: the transfer may have been made although its response was lost.
sample({ clock: transfer.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });

sample({
  clock: recordOpened,
  source: { query: $submittedAccounts, locale: $locale },
  fn: ({ query, locale }) => hrefsIn(locale)(routes.transferRecords, { query }),
  target: navigated,
});
sample({ clock: [transfer.done, acceptedDialogClosed, recordOpened], fn: () => {}, target: transferClosed });
sample({ clock: closeRequested, source: $isSubmitting, filter: (isSubmitting) => !isSubmitting, fn: () => {}, target: transferClosed });

function successText(message: string): ToastRequest['text'] {
  return message === '' ? { key: 'transfer.done' } : { server: message };
}
function accountsOf({ source, target }: TransferAccounts): SubmittedAccounts {
  return { source: source ?? 0, target: target ?? 0 };
}
