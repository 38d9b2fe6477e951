import { createEvent, createStore, sample } from 'effector';
import { code } from '@/contract/codes';
import { callFailed, serverMessage, type ApiError } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { backRequested, hrefsIn, navigated, routes, screenLeft } from '@/shared/routing';

/** The exchange denies the user access to an area, temporarily or permanently. Source: specification, Error catalogue. */
export interface BusinessEvent {
  readonly kind: 'needKyc' | 'cannotUseModule';
  /** The server's message; null if it sent none. */
  readonly message: string | null;
}

/** The dialog's primary button was pressed. */
export const confirmed = createEvent();
/** The dialog was cancelled or closed. */
export const dismissed = createEvent();
/** The code of the dialog could not be loaded. */
export const dialogUnavailable = createEvent();

const raised = callFailed.filterMap(eventOf);

/** One event at a time: further ones are ignored while one is open. The last one is kept for the dialog's exit animation. */
const $shown = createStore<{ readonly event: BusinessEvent | null; readonly isOpen: boolean }>({ event: null, isOpen: false })
  .on(raised, (shown, event) => (shown.isOpen ? shown : { event, isOpen: true }))
  .on([confirmed, dismissed, dialogUnavailable, screenLeft], ({ event }) => ({ event, isOpen: false }));
export const $isOpen = $shown.map(({ isOpen }) => isOpen);
/** The current event, or the last one shown. */
export const $event = $shown.map(({ event }) => event);

const redirectResolved = sample({
  clock: confirmed,
  source: { event: $event, locale: $locale },
  fn: ({ event, locale }) => (event?.kind === 'needKyc' ? hrefsIn(locale)(routes.verification) : null),
});
sample({ clock: redirectResolved, filter: (to) => to !== null, target: navigated });
sample({ clock: [dismissed, redirectResolved.filter({ fn: (to) => to === null })], fn: () => {}, target: backRequested });

function eventOf({ failure }: ApiError): BusinessEvent | undefined {
  if (!('code' in failure)) return undefined;
  if (failure.code === code.needKyc.code) return { kind: 'needKyc', message: serverMessage(failure) };
  return failure.code === code.cannotUseModule.code ? { kind: 'cannotUseModule', message: serverMessage(failure) } : undefined;
}
