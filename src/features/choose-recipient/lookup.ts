import { combine, createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { code } from '@/contract/codes';
import { pay, type PayUser } from '@/contract/pay';
import { userChanged } from '@/entities/session';
import { query, type Query } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { delay } from '@/shared/lib';

/** Looks up the user that a text identifies. */
export interface RecipientLookup {
  readonly typed: EventCallable<string>;
  /** A text to look up immediately: from a link, or of an earlier recipient. */
  readonly prefilled: EventCallable<string>;
  readonly $text: Store<string>;
  readonly user: Query<PayUser>;
  /** Whether the text is a possible recipient without a lookup result yet; also true while the user is still typing. */
  readonly $isAwaited: Store<boolean>;
  /** The validation error or refusal known so far; null if none. */
  readonly $problem: Store<TextKey<'recipient'> | null>;
  /** The exchange has refused the recipient. */
  readonly refused: Event<void>;
}

/** Debounce of the lookup after typing, in ms. */
export const lookupMs = 400;

export interface LookupOptions {
  /** Whether a recipient is needed at all. */
  readonly $isEnabled: Store<boolean>;
  /** The user leaves the screen; cancels a pending lookup. */
  readonly screenLeft: Unit<unknown>;
  /** Looks the text up immediately, without debounce. */
  readonly flushOn: Unit<unknown>;
  readonly resetOn: readonly Unit<unknown>[];
}

/** Creates the debounced lookup of one field. */
export function createLookup({ $isEnabled, screenLeft, flushOn, resetOn }: LookupOptions): RecipientLookup {
  const typed = createEvent<string>();
  const prefilled = createEvent<string>();
  const $text = createStore('')
    .on([typed, prefilled], (_, text) => text)
    .reset(...resetOn);
  const typingPaused = delay({ source: typed, ms: lookupMs, cancel: screenLeft });
  /** The text to look up; empty while the user types. */
  const $lookupText = createStore('').reset(typed, ...resetOn);
  sample({ clock: [typingPaused, prefilled, flushOn], source: $text, fn: (text) => text.trim(), target: $lookupText });

  const userQuery = query({
    endpoint: pay.recipient,
    $params: combine($lookupText, $isEnabled, (name, isEnabled) => (isEnabled && isRecipient(name) ? { query: { name } } : null)),
    resetOn: userChanged,
  });
  const $refusal = userQuery.$error.map((error) =>
    error?.failure.kind === 'business' ? (refusals.get(error.failure.code) ?? null) : null,
  );
  return {
    typed,
    prefilled,
    $text,
    user: userQuery,
    $isAwaited: combine(
      { isEnabled: $isEnabled, text: $text, user: userQuery.$data, error: userQuery.$error },
      ({ isEnabled, text, user, error }) => isEnabled && isRecipient(text.trim()) && user === null && error === null,
    ),
    $problem: combine($lookupText, $refusal, (lookupText, refusal): TextKey<'recipient'> | null =>
      lookupText !== '' && !isRecipient(lookupText) ? 'recipient.invalid' : refusal,
    ),
    refused: sample({ clock: userQuery.failed, filter: ({ error }) => error.failure.kind === 'business', fn: () => {} }),
  };
}

/** Whether a text is a possible recipient: an e-mail address, or the digits of a UID or phone number. */
export const isRecipient = (text: string): boolean => /^(?:\S+@\S+\.\S+|\+?\d{5,})$/.test(text);

/** Error texts by the business code of a refused recipient. */
export const refusals: ReadonlyMap<number, TextKey<'recipient'>> = new Map<number, TextKey<'recipient'>>([
  [code.accountUnknown.code, 'recipient.unknown'],
  [code.recipientSelf.code, 'recipient.self'],
  [code.recipientUnavailable.code, 'recipient.unavailable'],
]);
