import { createStore, sample, type Event } from 'effector';
import { sameCall } from '@/contract/sameCall';
import type { CallInput, Endpoint } from '@/contract/endpoint';
import { $clock } from '@/shared/lib';
import { isOutcomeUnknown, type ApiError } from './failure';

/** For how long the same change sent again after a lost answer is the same one, in ms; later it is taken as meant anew. */
const repeatMs = 600_000;

/** A change whose answer is still open, by what makes it the same as another. */
interface Open {
  readonly key: string;
  readonly at: number;
}

/** A submit of its own, however alike another one is. */
export interface Submit<In> {
  readonly change: In;
  /** What tells the exchange that it is the same change again; null where making it twice does no harm. */
  readonly idempotencyKey: string | null;
}

export interface KeyedOptions<E extends Endpoint, In> {
  readonly endpoint: E;
  readonly params: (change: In) => CallInput<E>;
  readonly submitted: Event<In>;
  /** What became of the changes that were sent, whether anybody still waits for them or not. */
  readonly ended: Event<{ readonly params: Submit<In>; readonly error?: ApiError }>;
}

/** Gives each submit of a change that moves money a key, the same again as long as the answer to the same change is lost. */
export function keyed<E extends Endpoint, In>({ endpoint, params, submitted, ended }: KeyedOptions<E, In>): Event<Submit<In>> {
  if (endpoint.movesMoney === undefined) return submitted.map((change) => ({ change, idempotencyKey: null }));
  const textOf = (change: In) => sameCall(endpoint.id, params(change));
  const $open = createStore<ReadonlyMap<string, Open>>(new Map(), { serialize: 'ignore' });
  const taken = sample({
    clock: submitted,
    source: { open: $open, clock: $clock },
    fn: ({ open, clock }, change) => {
      const text = textOf(change);
      const now = clock.now();
      const known = open.get(text);
      const { key, at } = known && known.at > now - repeatMs ? known : { key: newKey(), at: now };
      return { text, open: { key, at }, submit: { change, idempotencyKey: key } };
    },
  });
  $open
    .on(taken, (all, { text, open }) => new Map(all).set(text, open))
    .on(ended, (all, { params: { change, idempotencyKey }, error }) => {
      const text = textOf(change);
      if ((error && isOutcomeUnknown(error)) || all.get(text)?.key !== idempotencyKey) return all;
      return new Map([...all].filter(([other]) => other !== text));
    });
  return taken.map(({ submit }) => submit);
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
