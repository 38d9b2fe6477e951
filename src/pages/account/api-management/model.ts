import { combine, createEvent, createStore, sample, type Unit } from 'effector';
import { apiKeys, type ApiKey } from '@/contract/apiKeys';
import { inboxChanged } from '@/entities/messages';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { query } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';

/** The page is mounted. */
export const ApiKeysGate = createGate('ApiKeysGate');

/** The open dialog; a `key` of null means all keys. */
export type KeyDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly key: ApiKey }
  | { readonly kind: 'delete'; readonly key: ApiKey | null };

export const dialogOpened = createEvent<KeyDialog>();
export const dialogClosed = createEvent();
export const $dialog = createStore<KeyDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed, ApiKeysGate.close, userChanged);

/** The dialog closed: entered values and the secret are discarded. */
export const dialogLeft = sample({ clock: $dialog, filter: (dialog) => dialog === null, fn: () => {} });

const keysChanged = createEvent();

/** The user's API keys, newest first. */
export const keys = query({
  endpoint: apiKeys.list,
  $params: combine(ApiKeysGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  refetchOn: [keysChanged],
  resetOn: userChanged,
});

/** Reloads the keys and the inbox after a change; given a text, also closes the dialog and shows it in a toast. */
export function announceChange(done: Unit<unknown>, text: TextKey<'apiKeys'> | null): void {
  sample({ clock: done, fn: () => {}, target: [keysChanged, inboxChanged] });
  if (text === null) return;
  sample({ clock: done, fn: () => {}, target: dialogClosed });
  sample({ clock: done, fn: () => ({ tone: 'success' as const, text: { key: text } }), target: toastRequested });
}
