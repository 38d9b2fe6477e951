import { createEvent, createStore, sample } from 'effector';
import type { TransferAccounts } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { inboxChanged } from '@/entities/messages';
import { toastRequested, type ToastRequest } from '@/entities/toasts';
import { $locale } from '@/shared/i18n';
import { navigated, hrefsIn, routes } from '@/shared/routing';
import { $ends, started } from './selection';
import { transferClosed, transferRejected, transferSucceeded, type TransferEnded } from './opening';
import { outcomeOf, type Outcome } from './outcome';
import { $isSubmitting, transfer } from './submission';

/** An informative dialog was closed; the form is unchanged. */
export const tellingRead = createEvent();
/** The two answers to an accepted transfer: close, or open the transfer records. */
export const acceptedRead = createEvent();
export const recordFollowed = createEvent();
/** The user tried to close the form; ignored while a transfer is pending. */
export const closeRequested = createEvent();

/** The accounts of the pending or the last transfer. */
const $sentBetween = createStore<TransferEnded>({ source: 0, target: 0 });
sample({ clock: transfer.started, source: $ends, fn: chosen, target: $sentBetween });

const ended = transfer.failed.map(({ error }) => outcomeOf(error));
/** The outcome of the last transfer that did not succeed at once. */
export const $outcome = createStore<Outcome | null>(null).on(ended, (_, outcome) => outcome);
/** The dialog that reports the outcome. */
export const $dialog = createStore<'accepted' | 'told' | null>(null)
  .on(ended, (_, { kind }) => (kind === 'accepted' || kind === 'told' ? kind : null))
  .reset(started, tellingRead, transferClosed);

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
sample({ clock: [transfer.done, accepted], source: $sentBetween, target: transferSucceeded });
sample({ clock: ended.filter({ fn: (outcome) => outcome.kind === 'rejected' }), source: $sentBetween, target: transferRejected });
// Also after a failure: the transfer may have been made although its response was lost.
sample({ clock: transfer.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });

sample({
  clock: recordFollowed,
  source: { between: $sentBetween, locale: $locale },
  fn: ({ between, locale }) => hrefsIn(locale)(routes.transferRecords, { query: between }),
  target: navigated,
});
sample({ clock: [transfer.done, acceptedRead, recordFollowed], fn: () => {}, target: transferClosed });
sample({ clock: closeRequested, source: $isSubmitting, filter: (isSubmitting) => !isSubmitting, fn: () => {}, target: transferClosed });

function successText(message: string): ToastRequest['text'] {
  return message === '' ? { key: 'transfer.done' } : { server: message };
}
function chosen({ source, target }: TransferAccounts): TransferEnded {
  return { source: source ?? 0, target: target ?? 0 };
}
