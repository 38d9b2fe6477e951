import { createEvent, createStore, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { answer } from './call';
import { callsOf } from './calls';
import { isOutcomeUnknown, type ApiError } from './failure';
import { keyed, type Submit } from './idempotency';

/** A change that is made on the exchange. */
export interface Mutation<In, Out = unknown, Code extends number = number> {
  /** Asks for the change; one like it that is under way already is not made twice. */
  readonly submitted: EventCallable<In>;
  /** Names what a change changes: of one thing, one change is under way at a time. */
  readonly key: (change: In) => number | string;
  /** It is on its way to the exchange. */
  readonly started: Event<In>;
  /** It is made; `message` is the exchange's own words, empty where it said none. */
  readonly done: Event<{ readonly params: In; readonly data: Out; readonly message: string }>;
  /** It is not made; where making it twice would do no harm, perhaps it is: `error` says by code and kind. */
  readonly failed: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
  /** It moves money, and nobody knows whether it is made: the answer was lost. The same change submitted again is not made twice. */
  readonly lost: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
  /** It was answered, or its answer was lost. */
  readonly settled: Event<In>;
  /** What has been submitted and not been answered yet, the oldest first. */
  readonly $pending: Store<readonly In[]>;
  readonly $isPending: Store<boolean>;
  /** Whether nobody knows what became of the newest change; until the next submit. */
  readonly $isUnknown: Store<boolean>;
  /** Why the newest change was not made; gone with the next submit. */
  readonly $error: Store<ApiError<Code> | null>;
}

export interface MutationOptions<E extends Endpoint, In> {
  readonly endpoint: E;
  /** What the call is sent for a change. */
  readonly params: (change: In) => CallInput<E>;
  /** Names what is changed, where changes of several things may be under way at once; by default there is one at a time. */
  readonly key?: (change: In) => number | string;
  /** What becomes of a submit while one of the same key is under way: it is ignored, or the last of them is sent after it. */
  readonly whilePending?: 'ignore' | 'sendLast';
  /** A refusal that belongs in a form, by its code, is shown where the change was asked for; otherwise a toast tells it. */
  readonly showsRefusal?: boolean;
  /** That nobody knows what became of it is shown where the change was asked for; otherwise a toast tells it, with a link to the record. */
  readonly showsUnknown?: boolean;
  /** Nobody waits for what is under way any more: its answer counts for nothing. */
  readonly resetOn?: Unit<unknown>;
}

/** A change was not made, and nothing on the screen shows the refusals that belong in a form. */
export const changeFailed = createEvent<ApiError>();

/** Nobody knows whether a change that moves money was made, and nothing on the screen says so. */
export const changeLost = createEvent<ApiError>();

/** Changes something on the exchange: submitted twice it is made once. */
export function mutation<E extends Endpoint, In>(options: MutationOptions<E, In>): Mutation<In, Data<E>, Codes<E>> {
  const { endpoint, params: paramsOf, key = () => '', whilePending = 'ignore', resetOn = createEvent() } = options;
  const { showsRefusal = false, showsUnknown = false } = options;
  const submitted = createEvent<In>();

  const calls = callsOf(
    endpoint,
    answer,
    ({ change }: Submit<In>) => paramsOf(change),
    ({ idempotencyKey }) => idempotencyKey,
  );
  const $work = createStore<Work<In>>({ sent: [], queue: [] }, { serialize: 'ignore' });
  const ended = sample({ clock: calls.ended, source: $work, filter: ({ sent }, { params }) => sent.includes(params), fn: (_, end) => end });
  const done = ended.filterMap((end) =>
    end.error ? undefined : { params: end.params.change, data: end.result.data, message: end.result.message },
  );
  const unmade = (isLost: boolean) =>
    ended.filterMap(({ params: { change }, error }) =>
      error && isOutcomeUnknown(error) === isLost ? { params: change, error } : undefined,
    );
  const [lost, failed] = [unmade(true), unmade(false)];
  if (!showsRefusal) sample({ clock: failed, fn: ({ error }): ApiError => error, target: changeFailed });
  if (!showsUnknown) sample({ clock: lost, fn: ({ error }): ApiError => error, target: changeLost });

  const isSame = (one: Submit<In>) => (other: Submit<In>) => key(one.change) === key(other.change);
  const taken = sample({
    clock: keyed({ endpoint, params: paramsOf, submitted, ended: calls.ended }),
    source: $work,
    fn: ({ sent }, submit) => ({ submit, isRepeated: sent.some(isSame(submit)) }),
  });
  sample({ clock: taken, filter: ({ isRepeated }) => !isRepeated, fn: ({ submit }) => submit, target: calls.sent });
  const freed = sample({ clock: ended, source: $work, fn: ({ queue }, { params }) => ({ next: queue.find(isSame(params)) }) });
  sample({ clock: freed.filterMap(({ next }) => next), target: calls.sent });
  $work
    .on(taken, (work, { submit, isRepeated }) =>
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

/** What has been sent and not been answered, and the last submit of each key that came while another was under way. */
interface Work<In> {
  readonly sent: readonly Submit<In>[];
  readonly queue: readonly Submit<In>[];
}

/** What became of the newest change. */
interface Outcome<E extends Endpoint> {
  readonly isUnknown: boolean;
  readonly error: ApiError<Codes<E>> | null;
}
