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

/** What stands open over the page; `key` of null means all keys. */
export type KeyDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly key: ApiKey }
  | { readonly kind: 'delete'; readonly key: ApiKey | null };

export const dialogOpened = createEvent<KeyDialog>();
export const dialogClosed = createEvent();
export const $dialog = createStore<KeyDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed, ApiKeysGate.close, userChanged);

/** No dialog stands open any more: what was typed, and the secret, is forgotten. */
export const dialogLeft = sample({ clock: $dialog, filter: (dialog) => dialog === null, fn: () => {} });

const keysChanged = createEvent();

/** The keys of the user, the newest first. */
export const keys = query({
  endpoint: apiKeys.list,
  $params: combine(ApiKeysGate.status, $isLoggedIn, (isOpen, isIn) => (isOpen && isIn ? {} : null)),
  refetchOn: [keysChanged],
  resetOn: userChanged,
});

/** Reloads what a change has altered; one that nothing else shows is told, and its dialog closed. */
export function tellChange(done: Unit<unknown>, text: TextKey<'apiKeys'> | null): void {
  sample({ clock: done, fn: () => {}, target: [keysChanged, inboxChanged] });
  if (text === null) return;
  sample({ clock: done, fn: () => {}, target: dialogClosed });
  sample({ clock: done, fn: () => ({ tone: 'success' as const, text: { key: text } }), target: toastRequested });
}
