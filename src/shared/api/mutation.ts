import { combine, createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { messageFxOf } from './callFx';
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

  const sendFx = messageFxOf(
    endpoint,
    ({ change }: Submit<In>) => paramsOf(change),
    ({ idempotencyKey }) => idempotencyKey,
  );
  const $sent = createStore<readonly Submit<In>[]>([], { serialize: 'ignore' });
  const done = sample({ clock: sendFx.done, source: $sent, filter: (all, { params }) => all.includes(params), fn: (_, end) => end });
  const unmade = sample({ clock: sendFx.fail, source: $sent, filter: (all, { params }) => all.includes(params), fn: (_, end) => end });
  const lost = unmade.filter({ fn: ({ error }) => isOutcomeUnknown(error) });
  const failed = unmade.filter({ fn: ({ error }) => !isOutcomeUnknown(error) });
  const ended = merge([done, unmade]);
  if (!showsRefusal) sample({ clock: failed, fn: ({ error }): ApiError => error, target: changeFailed });
  if (!showsUnknown) sample({ clock: lost, fn: ({ error }): ApiError => error, target: changeLost });
  $sent
    .on(sendFx, (all, sent) => [...all, sent])
    .on(ended, (all, { params }) => all.filter((sent) => sent !== params))
    .reset(resetOn);

  const taken = sample({
    clock: keyed({ endpoint, params: paramsOf, submitted, ended: merge([sendFx.done, sendFx.fail]) }),
    source: $sent,
    fn: (all, submit) => ({ submit, isRepeated: all.some((sent) => key(sent.change) === key(submit.change)) }),
  });
  sample({ clock: taken, filter: ({ isRepeated }) => !isRepeated, fn: ({ submit }) => submit, target: sendFx });
  /** The last submit of each key that came while another was under way. */
  const $queue = createStore<readonly Submit<In>[]>([], { serialize: 'ignore' })
    .on(taken, (queue, { submit, isRepeated }) =>
      isRepeated && whilePending === 'sendLast' ? [...queue.filter(({ change }) => key(change) !== key(submit.change)), submit] : queue,
    )
    .on(sendFx, (queue, sent) => queue.filter((submit) => submit !== sent))
    .reset(resetOn);
  const freed = sample({
    clock: ended,
    source: $queue,
    fn: (queue, { params }) => ({ next: queue.find(({ change }) => key(change) === key(params.change)) }),
  });
  sample({ clock: freed.filterMap(({ next }) => next), target: sendFx });

  const $pending = combine($sent, $queue, (sent, queue) => [...sent, ...queue].map(({ change }) => change));
  return {
    submitted,
    key,
    started: sendFx.map(({ change }) => change),
    done: done.map(({ params: { change }, result: { data, message } }) => ({ params: change, data, message })),
    failed: failed.map(({ params: { change }, error }) => ({ params: change, error })),
    lost: lost.map(({ params: { change }, error }) => ({ params: change, error })),
    settled: ended.map(({ params: { change } }) => change),
    $pending,
    $isPending: $pending.map((pending) => pending.length > 0),
    $isUnknown: createStore(false)
      .on(lost, () => true)
      .reset(submitted, done, resetOn),
    $error: createStore<ApiError<Codes<E>> | null>(null, { serialize: 'ignore' })
      .on(failed, (_, { error }) => error)
      .reset(submitted, resetOn),
  };
}
