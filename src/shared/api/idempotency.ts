import { createStore, sample, type Event } from 'effector';
import { requestFingerprint } from '@/contract/requestFingerprint';
import type { CallInput, Endpoint } from '@/contract/endpoint';
import { $clock } from '@/shared/lib';
import { isOutcomeUnknown, type ApiError } from './failure';

/** How long a repeated change after a lost response keeps its key, in ms; later it counts as a new change. */
const keyLifetimeMs = 600_000;

/** A change without a confirmed response. */
interface UnconfirmedChange {
  readonly key: string;
  readonly at: number;
}

/** One submit of a change, distinct from any other even if equal. */
export interface Submit<In> {
  readonly change: In;
  /** Lets the exchange recognise a repeated change; null for changes that are safe to repeat. */
  readonly idempotencyKey: string | null;
}

export interface IdempotencyOptions<E extends Endpoint, In> {
  readonly endpoint: E;
  readonly params: (change: In) => CallInput<E>;
  readonly submitted: Event<In>;
  /** The outcomes of all sent changes, including those that were reset. */
  readonly ended: Event<{ readonly params: Submit<In>; readonly error?: ApiError }>;
}

/** Assigns a key to each submit of a change that moves money; the same change keeps its key while its response is lost. */
export function withIdempotencyKey<E extends Endpoint, In>({
  endpoint,
  params,
  submitted,
  ended,
}: IdempotencyOptions<E, In>): Event<Submit<In>> {
  if (endpoint.movesMoney === undefined) return submitted.map((change) => ({ change, idempotencyKey: null }));
  const fingerprintOf = (change: In) => requestFingerprint(endpoint.id, params(change));
  const $unconfirmed = createStore<ReadonlyMap<string, UnconfirmedChange>>(new Map(), { serialize: 'ignore' });
  const keyAssigned = sample({
    clock: submitted,
    source: { unconfirmed: $unconfirmed, clock: $clock },
    fn: ({ unconfirmed, clock }, change) => {
      const fingerprint = fingerprintOf(change);
      const now = clock.now();
      const earlier = unconfirmed.get(fingerprint);
      const { key, at } = earlier && earlier.at > now - keyLifetimeMs ? earlier : { key: newKey(), at: now };
      return { fingerprint, entry: { key, at }, submit: { change, idempotencyKey: key } };
    },
  });
  $unconfirmed
    .on(keyAssigned, (unconfirmed, { fingerprint, entry }) => new Map(unconfirmed).set(fingerprint, entry))
    .on(ended, (unconfirmed, { params: { change, idempotencyKey }, error }) => {
      const fingerprint = fingerprintOf(change);
      if ((error && isOutcomeUnknown(error)) || unconfirmed.get(fingerprint)?.key !== idempotencyKey) return unconfirmed;
      return new Map([...unconfirmed].filter(([other]) => other !== fingerprint));
    });
  return keyAssigned.map(({ submit }) => submit);
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
