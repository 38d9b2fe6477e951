import { createEvent, createStore, sample, type Event, type Store, type Unit } from 'effector';
import { inboxChanged } from '@/entities/messages';
import { securityChanged } from '@/entities/security';
import { userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import type { TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';

/** The page is mounted. */
export const SettingsGate = createGate('SettingsGate');

/** Dialogs that change account security. */
export type SettingDialog =
  | 'loginPassword'
  | 'fundPassword'
  | 'antiPhishing'
  | 'email'
  | 'phone'
  | 'google'
  | 'recoveryCodes'
  | 'removeGoogle'
  | 'removeEmail'
  | 'removePhone'
  | 'lostGoogle'
  | 'lostEmail'
  | 'lostPhone'
  | 'cancelGoogleRemoval'
  | 'cancelEmailRemoval'
  | 'cancelPhoneRemoval'
  | 'whitelistOn'
  | 'whitelistOff'
  | 'freeze'
  | 'close';

export const dialogOpened = createEvent<SettingDialog>();
export const dialogClosed = createEvent();

/** The open dialog; null if none. */
export const $dialog = createStore<SettingDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed, SettingsGate.close, userChanged);

/** The dialog closed: entered values are discarded. */
export const dialogLeft = sample({ clock: $dialog, filter: (dialog) => dialog === null, fn: () => {} });

/** The value of a dialog field, cleared when the dialog closes. */
export const typedText = (typed: Event<string>, normalise: (text: string) => string = (text) => text): Store<string> =>
  createStore('', { serialize: 'ignore' })
    .on(typed, (_, text) => normalise(text))
    .reset(dialogLeft);

/** Whether one of the units has fired since the dialog opened. */
export const hasFired = (...clocks: readonly Unit<unknown>[]): Store<boolean> =>
  createStore(false)
    .on([...clocks], () => true)
    .reset(dialogLeft);

/** Reloads security and inbox after a change, shows it in a toast and closes the dialog unless it `staysOpen`. */
export function announceChange(done: Unit<unknown>, key: TextKey<'security'>, { staysOpen = false } = {}): void {
  sample({ clock: done, fn: () => {}, target: [securityChanged, inboxChanged] });
  if (!staysOpen) sample({ clock: done, fn: () => {}, target: dialogClosed });
  sample({ clock: done, fn: () => ({ tone: 'success' as const, text: { key } }), target: toastRequested });
}
