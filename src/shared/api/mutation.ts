import { createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { callWithMessage } from './call';
import { createCalls } from './calls';
import { isOutcomeUnknown, type ApiError } from './failure';
import { withIdempotencyKey, type Submit } from './idempotency';

/** A change on the exchange. */
export interface Mutation<In, Out = unknown, Code extends number = number> {
  /** Submits the change; ignored or queued while a change with the same key is pending. */
  readonly submitted: EventCallable<In>;
  /** Identifies the item changed; changes of one item are sent one at a time. */
  readonly key: (change: In) => number | string;
  /** The change was sent to the exchange. */
  readonly started: Event<In>;
  /** The change was made; `message` is the server's message, or empty. */
  readonly done: Event<{ readonly params: In; readonly data: Out; readonly message: string }>;
  /** The change failed. If it is safe to repeat, it may still have been made, depending on the kind of `error`. */
  readonly failed: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
  /** The change moves money and its outcome is unknown: the response was lost. The same change submitted again is not made twice. */
  readonly lost: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
  /** The change was answered, or its response was lost. */
  readonly settled: Event<In>;
  /** Changes that have been submitted but not answered: those sent, then those queued. */
  readonly $pending: Store<readonly In[]>;
  readonly $isPending: Store<boolean>;
  /** Whether the outcome of the latest change is unknown; reset by the next submit. */
  readonly $isUnknown: Store<boolean>;
  /** Why the latest change failed; reset by the next submit. */
  readonly $error: Store<ApiError<Code> | null>;
}

export interface MutationOptions<E extends Endpoint, In> {
  readonly endpoint: E;
  /** Derives the call's input from the change. */
  readonly params: (change: In) => CallInput<E>;
  /** Identifies the item changed if several may change in parallel; by default there is one change at a time. */
  readonly key?: (change: In) => number | string;
  /** How a submit is treated while a change with the same key is pending: ignored, or the last one is sent afterwards. */
  readonly whilePending?: 'ignore' | 'sendLast';
  /** The caller shows refusals that belong in a form, by their code; otherwise a toast reports them. */
  readonly showsRefusal?: boolean;
  /** The caller shows an unknown outcome; otherwise a toast reports it, with a link to the record. */
  readonly showsUnknown?: boolean;
  /** Discards pending changes; their responses are ignored. */
  readonly resetOn?: Unit<unknown>;
}

/** A change failed, and its caller does not show refusals that belong in a form. */
export const changeFailed = createEvent<ApiError>();

/** The outcome of a change that moves money is unknown, and its caller does not show it. */
export const changeLost = createEvent<ApiError>();

/** Creates a change on the exchange; submitted twice, it is made once. */
export function mutation<E extends Endpoint, In>(options: MutationOptions<E, In>): Mutation<In, Data<E>, Codes<E>> {
  const { endpoint, params: paramsOf, key = () => '', whilePending = 'ignore', resetOn = createEvent() } = options;
  const { showsRefusal = false, showsUnknown = false } = options;
  const submitted = createEvent<In>();

  const calls = createCalls(
    endpoint,
    callWithMessage,
    ({ change }: Submit<In>) => paramsOf(change),
    ({ idempotencyKey }) => idempotencyKey,
  );
  const $work = createStore<Work<In>>({ sent: [], queue: [] }, { serialize: 'ignore' });
  const ended = sample({
    clock: calls.ended,
    source: $work,
    filter: ({ sent }, { params }) => sent.includes(params),
    fn: (_, outcome) => outcome,
  });
  const done = ended.filterMap((outcome) =>
    outcome.error ? undefined : { params: outcome.params.change, data: outcome.result.data, message: outcome.result.message },
  );
  const failures = (isLost: boolean) =>
    ended.filterMap(({ params: { change }, error }) =>
      error && isOutcomeUnknown(error) === isLost ? { params: change, error } : undefined,
    );
  const [lost, failed] = [failures(true), failures(false)];
  if (!showsRefusal) sample({ clock: failed, fn: ({ error }): ApiError => error, target: changeFailed });
  if (!showsUnknown) sample({ clock: lost, fn: ({ error }): ApiError => error, target: changeLost });

  const isSame = (one: Submit<In>) => (other: Submit<In>) => key(one.change) === key(other.change);
  const accepted = sample({
    clock: withIdempotencyKey({ endpoint, params: paramsOf, submitted, ended: calls.ended }),
    source: $work,
    fn: ({ sent }, submit) => ({ submit, isRepeated: sent.some(isSame(submit)) }),
  });
  sample({ clock: accepted, filter: ({ isRepeated }) => !isRepeated, fn: ({ submit }) => submit, target: calls.sent });
  const dequeued = sample({ clock: ended, source: $work, fn: ({ queue }, { params }) => ({ next: queue.find(isSame(params)) }) });
  sample({ clock: dequeued.filterMap(({ next }) => next), target: calls.sent });
  $work
    .on(accepted, (work, { submit, isRepeated }) =>
      isRepeated && whilePending === 'sendLast'
        ? { ...work, queue: [...work.queue.filter((other) => !isSame(submit)(other)), submit] }
        : work,
    )
    .on(calls.sent, ({ sent, queue }, submit) => ({ sent: [...sent, submit], queue: queue.filter((other) => other !== submit) }))
    .on(ended, ({ sent, queue }, { params }) => ({ sent: sent.filter((submit) => submit !== params), queue }))
    .reset(resetOn);
  const $outcome = createStore<Outcome<E>>({ isUnknown: false, error: null }, { serialize: 'ignore' })
    .reset(submitted, resetOn)
    .on(ended, (outcome, { error }) =>
      error && !isOutcomeUnknown(error) ? { ...outcome, error } : { ...outcome, isUnknown: error !== undefined },
    );

  const $pending = $work.map(({ sent, queue }) => [...sent, ...queue].map(({ change }) => change));
  return {
    submitted,
    key,
    started: calls.sent.map(({ change }) => change),
    done,
    failed,
    lost,
    settled: ended.map(({ params: { change } }) => change),
    $pending,
    $isPending: $pending.map((pending) => pending.length > 0),
    $isUnknown: $outcome.map(({ isUnknown }) => isUnknown),
    $error: $outcome.map(({ error }) => error),
  };
}

/** Sent changes without a response, and the last submit queued for each key. */
interface Work<In> {
  readonly sent: readonly Submit<In>[];
  readonly queue: readonly Submit<In>[];
}

/** The outcome of the latest change. */
interface Outcome<E extends Endpoint> {
  readonly isUnknown: boolean;
  readonly error: ApiError<Codes<E>> | null;
}
