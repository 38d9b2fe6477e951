import { attach, combine, createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { answerFx } from './callFx';
import type { ApiError } from './failure';

/** A change that is made on the exchange. */
export interface Mutation<In, Out = unknown, Code extends number = number> {
  /** Asks for the change; one like it that is under way already is not made twice. */
  readonly submitted: EventCallable<In>;
  /** It is on its way to the exchange. */
  readonly started: Event<In>;
  /** It is made; `message` is the exchange's own words, empty where it said none. */
  readonly done: Event<{ readonly params: In; readonly data: Out; readonly message: string }>;
  /** It is not made, or nobody knows: `error` says by code and kind. */
  readonly failed: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
  /** It was answered, either way. */
  readonly settled: Event<In>;
  /** What has been submitted and not been answered yet, the oldest first. */
  readonly $pending: Store<readonly In[]>;
  readonly $isPending: Store<boolean>;
  /** Why the newest change was not made; gone with the next submit. */
  readonly $error: Store<ApiError<Code> | null>;
}

export interface MutationOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** Names what is changed, where changes of several things may be under way at once; by default there is one at a time. */
  readonly key?: (input: CallInput<E>) => number | string;
  /** What becomes of a submit while one of the same key is under way: it is ignored, or the last of them is sent after it. */
  readonly whilePending?: 'ignore' | 'sendLast';
  /** Nobody waits for what is under way any more: its answer counts for nothing. */
  readonly resetOn?: Unit<unknown>;
}

/** Changes something on the exchange: submitted twice it is made once. */
export function mutation<E extends Endpoint>(options: MutationOptions<E>): Mutation<CallInput<E>, Data<E>, Codes<E>> {
  const { endpoint, key = () => '', whilePending = 'ignore', resetOn = createEvent() } = options;
  const submitted = createEvent<CallInput<E>>();

  // Every submit that is sent is an object of its own.
  const sendFx = attach({ effect: answerFx(endpoint), mapParams: ({ input }: Sent<CallInput<E>>) => input });
  const $sent = createStore<readonly Sent<CallInput<E>>[]>([], { serialize: 'ignore' });
  const done = sample({ clock: sendFx.done, source: $sent, filter: (all, { params }) => all.includes(params), fn: (_, end) => end });
  const failed = sample({ clock: sendFx.fail, source: $sent, filter: (all, { params }) => all.includes(params), fn: (_, end) => end });
  const ended = merge([done, failed]);
  $sent
    .on(sendFx, (all, sent) => [...all, sent])
    .on(ended, (all, { params }) => all.filter((sent) => sent !== params))
    .reset(resetOn);

  const taken = sample({
    clock: submitted,
    source: $sent,
    fn: (all, input) => ({ input, isRepeated: all.some((sent) => key(sent.input) === key(input)) }),
  });
  sample({ clock: taken, filter: ({ isRepeated }) => !isRepeated, fn: ({ input }) => ({ input }), target: sendFx });
  /** The last submit of each key that came while another was under way. */
  const $queue = createStore<readonly CallInput<E>[]>([], { serialize: 'ignore' })
    .on(taken, (queue, { input, isRepeated }) =>
      isRepeated && whilePending === 'sendLast' ? [...queue.filter((other) => key(other) !== key(input)), input] : queue,
    )
    .on(sendFx, (queue, { input }) => queue.filter((other) => other !== input))
    .reset(resetOn);
  const freed = sample({
    clock: ended,
    source: $queue,
    fn: (queue, { params: { input } }) => ({ next: queue.find((other) => key(other) === key(input)) }),
  });
  sample({ clock: freed.filterMap(({ next }) => next && { input: next }), target: sendFx });

  const $pending = combine($sent, $queue, (sent, queue) => [...sent.map(({ input }) => input), ...queue]);
  return {
    submitted,
    started: sendFx.map(({ input }) => input),
    done: sample({ clock: done, fn: ({ params: { input }, result: { data, message } }) => ({ params: input, data, message }) }),
    failed: sample({ clock: failed, fn: ({ params: { input }, error }) => ({ params: input, error }) }),
    settled: ended.map(({ params: { input } }) => input),
    $pending,
    $isPending: $pending.map((pending) => pending.length > 0),
    $error: createStore<ApiError<Codes<E>> | null>(null, { serialize: 'ignore' })
      .on(failed, (_, { error }) => error)
      .reset(submitted, resetOn),
  };
}

interface Sent<In> {
  readonly input: In;
}
