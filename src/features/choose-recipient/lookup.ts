import { combine, createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import { code } from '@/contract/codes';
import { pay, type PayUser } from '@/contract/pay';
import { userChanged } from '@/entities/session';
import { query, type Query } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { delay } from '@/shared/lib';

/** Finds out who somebody is whom a text names. */
export interface RecipientLookup {
  readonly typed: EventCallable<string>;
  /** A text that is looked up at once: of a link, or of somebody paid before. */
  readonly given: EventCallable<string>;
  readonly $text: Store<string>;
  readonly found: Query<PayUser>;
  /** Whether the text can name somebody of whom the exchange has not said yet who it is: from the first such letter, also while typing goes on. */
  readonly $isAwaited: Store<boolean>;
  /** What is wrong with the text, as far as it is known; null where nothing is. */
  readonly $problem: Store<TextKey<'recipient'> | null>;
  /** The exchange says that the text names nobody who can be paid. */
  readonly refused: Event<void>;
}

/** How long typing has to rest before the exchange is asked, in ms. */
export const lookupMs = 400;

export interface LookupOptions {
  /** Whether somebody is asked for at all. */
  readonly $isAsked: Store<boolean>;
  /** The screen is left, so that nobody waits for what was typed. */
  readonly left: Unit<unknown>;
  /** Asks at once, without waiting for typing to rest. */
  readonly flushedOn: Unit<unknown>;
  readonly resetOn: readonly Unit<unknown>[];
}

/** Creates the lookup of one field: it asks once typing rests. */
export function createLookup({ $isAsked, left, flushedOn, resetOn }: LookupOptions): RecipientLookup {
  const typed = createEvent<string>();
  const given = createEvent<string>();
  const $text = createStore('')
    .on([typed, given], (_, text) => text)
    .reset(...resetOn);
  const rested = delay({ source: typed, ms: lookupMs, cancel: left });
  /** What is looked up; empty while somebody types. */
  const $wanted = createStore('').reset(typed, ...resetOn);
  sample({ clock: [rested, given, flushedOn], source: $text, fn: (text) => text.trim(), target: $wanted });

  const found = query({
    endpoint: pay.recipient,
    $params: combine($wanted, $isAsked, (name, isAsked) => (isAsked && isRecipient(name) ? { query: { name } } : null)),
    resetOn: userChanged,
  });
  const $refusal = found.$error.map((error) => (error?.failure.kind === 'business' ? (refusals.get(error.failure.code) ?? null) : null));
  return {
    typed,
    given,
    $text,
    found,
    $isAwaited: combine(
      { isAsked: $isAsked, text: $text, user: found.$data, error: found.$error },
      ({ isAsked, text, user, error }) => isAsked && isRecipient(text.trim()) && user === null && error === null,
    ),
    $problem: combine($wanted, $refusal, (wanted, refusal): TextKey<'recipient'> | null =>
      wanted !== '' && !isRecipient(wanted) ? 'recipient.invalid' : refusal,
    ),
    refused: sample({ clock: found.failed, filter: ({ error }) => error.failure.kind === 'business', fn: () => {} }),
  };
}

/** Whether a text can name somebody: an e-mail address, or the digits of a UID or a phone number. */
export const isRecipient = (text: string): boolean => /^(?:\S+@\S+\.\S+|\+?\d{5,})$/.test(text);

/** What the exchange refuses of a recipient. */
export const refusals: ReadonlyMap<number, TextKey<'recipient'>> = new Map<number, TextKey<'recipient'>>([
  [code.accountUnknown.code, 'recipient.unknown'],
  [code.recipientSelf.code, 'recipient.self'],
  [code.recipientUnavailable.code, 'recipient.unavailable'],
]);
