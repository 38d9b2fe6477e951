import { createEvent, createStore, sample, type Event, type Store, type Unit } from 'effector';
import { inboxChanged } from '@/entities/messages';
import { securityChanged } from '@/entities/security';
import { userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import type { TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';

/** The page is mounted. */
export const SettingsGate = createGate('SettingsGate');

/** Dialogs in which something of the account is changed. */
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
  | 'keepGoogle'
  | 'keepEmail'
  | 'keepPhone'
  | 'whitelistOn'
  | 'whitelistOff'
  | 'freeze'
  | 'close';

export const dialogOpened = createEvent<SettingDialog>();
export const dialogClosed = createEvent();

/** The dialog that stands open; null for none. */
export const $dialog = createStore<SettingDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed, SettingsGate.close, userChanged);

/** No dialog stands open any more: what was typed is forgotten. */
export const dialogLeft = sample({ clock: $dialog, filter: (dialog) => dialog === null, fn: () => {} });

/** What is typed into a field of a dialog, until the dialog is left. */
export const typedText = (typed: Event<string>, read: (text: string) => string = (text) => text): Store<string> =>
  createStore('', { serialize: 'ignore' })
    .on(typed, (_, text) => read(text))
    .reset(dialogLeft);

/** Whether one of these has happened in the dialog that stands open. */
export const happened = (...clocks: readonly Unit<unknown>[]): Store<boolean> =>
  createStore(false)
    .on([...clocks], () => true)
    .reset(dialogLeft);

/** Tells that a change was made, and closes its dialog unless something remains to be read there. */
export function tellChange(done: Unit<unknown>, key: TextKey<'security'>, { staysOpen = false } = {}): void {
  sample({ clock: done, fn: () => {}, target: [securityChanged, inboxChanged] });
  if (!staysOpen) sample({ clock: done, fn: () => {}, target: dialogClosed });
  sample({ clock: done, fn: () => ({ tone: 'success' as const, text: { key } }), target: toastRequested });
}
