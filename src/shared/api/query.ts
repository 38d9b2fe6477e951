import { combine, createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline, modelCreated, modelsLoaded } from '@/shared/lib';
import { call } from './call';
import { answerLost, callsOf } from './calls';
import { otherTabChanged } from './crossTab';
import type { ApiError } from './failure';
import { $pauses, pausesPassed } from './pauses';
import { polling } from './polling';
import type { Retried } from './retried';

/** What is known of the data that is asked for now. */
export interface Query<Out, In = unknown, Code extends number = number> {
  /** The answer to the present params; null until it is there. */
  readonly $data: Store<Out | null>;
  /** The newest answer, be it to earlier params: what is shown meanwhile. */
  readonly $latest: Store<Out | null>;
  /** Why the present params have no new answer. */
  readonly $error: Store<ApiError<Code> | null>;
  /** Whether the present params wait for their first answer. */
  readonly $isLoading: Store<boolean>;
  /** Whether a request is under way. */
  readonly $isFetching: Store<boolean>;
  /** Asks for the present params again; their answer stays until the new one is there. */
  readonly refetched: EventCallable<void>;
  /** A request was sent. */
  readonly started: Event<In>;
  /** The newest request was answered. */
  readonly done: Event<{ readonly params: In; readonly data: Out }>;
  /** The newest request failed, and no further try follows. */
  readonly failed: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
}

export interface QueryOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** What to ask; null while there is nothing to ask. Params that read alike are the same. */
  readonly $params: Store<CallInput<E> | null>;
  /** Asks for the present params again. A call with access `user` also does so when another tab has changed something. */
  readonly refetchOn?: readonly Unit<unknown>[];
  /** Forgets every answer, then asks for the present params. */
  readonly resetOn?: Unit<unknown>;
  /** Nobody waits for what is under way any more; nothing is forgotten, nothing asked. */
  readonly cancelOn?: Unit<unknown>;
  /** For what never changes while the app is open: once params are answered, neither their coming back nor `refetchOn` asks for them again. */
  readonly once?: boolean;
  /** Asks again so many ms after every answer, always or while the newest answer says so; never while the page is hidden or the exchange asks for a pause. */
  readonly poll?: { readonly every: number; readonly while?: (data: Data<E>) => boolean };
  /** How further pages are joined to those before: `joinPages({ isFurther, join })`. */
  readonly pages?: Pages<Data<E>, CallInput<E>>;
  /** Tries again after a failure, before it counts as one: `retried({ times, ms, when })`. */
  readonly retry?: Retried<Codes<E>>;
}

/** Reads from the exchange whenever the params change, at once where they are known before the query is created, and again when the device is back online or the pause that the exchange asked for has passed. An answer counts for its own params only, and a late one never overwrites a newer one. */
export function query<E extends Endpoint>(options: QueryOptions<E>): Query<Data<E>, CallInput<E>, Codes<E>> {
  const { endpoint, $params, refetchOn = [], resetOn = createEvent(), cancelOn = createEvent(), once = false } = options;
  modelCreated();
  const refetched = createEvent();
  const $key = $params.map((params) => (params === null ? null : JSON.stringify(params)));

  // Every request is an object of its own, by which its answer is told from that of another one with the same params.
  const { sent, ended } = callsOf(endpoint, call, ({ params }: Request<CallInput<E>>) => params);
  const failed = ended.filterMap((end) => (end.error ? end : undefined));
  const done = ended.filterMap((end) => (end.error ? undefined : end));
  const refused = options.retry?.({ sent, done, failed, cancel: merge([$key, resetOn, cancelOn]) }) ?? failed;

  const nothing: Known<E> = { newest: null, underWay: 0, answer: null, refusal: null };
  const isNewest = ({ newest }: Known<E>, { params }: { readonly params: object }): boolean => newest === params;
  const $known = createStore(nothing, { serialize: 'ignore' })
    .on($key, (known, key) => (key === null || key === known.newest?.key ? known : { ...known, newest: null }))
    .on(resetOn, ({ underWay }) => ({ ...nothing, underWay }))
    .on(cancelOn, (known) => ({ ...known, newest: null }))
    .on(sent, ({ underWay, answer, refusal }, newest) => ({
      newest,
      underWay: underWay + 1,
      answer,
      refusal: newest.isQuiet ? refusal : null,
    }))
    .on(ended, (known) => ({ ...known, underWay: known.underWay - 1 }))
    .on(done, (known, answer) => (isNewest(known, answer) ? { ...known, answer, refusal: null } : known))
    .on(refused, (known, refusal) => (isNewest(known, refusal) ? { ...known, refusal } : known));
  // Without params there is no key, which no request has.
  const $present = combine($key, $known, (key, { newest, underWay, answer, refusal }) => ({
    answer: answer?.params.key === key ? answer : null,
    error: refusal?.params.key === key ? refusal.error : null,
    isAsked: key !== null,
    isUnderWay: underWay > 0 && newest?.key === key,
  }));

  const unlessKnown = (clock: Unit<unknown>[]): Unit<unknown>[] =>
    once ? [sample({ clock, source: $present, filter: ({ answer, isUnderWay }) => answer === null && !isUnderWay })] : clock;
  // A query that is created after its params are known sees no change of them.
  const begun = sample({ clock: modelsLoaded, source: $known, filter: (known) => known === nothing });
  const otherTabs = endpoint.access === 'user' ? [otherTabChanged, answerLost] : [];
  ask([...unlessKnown([$key, ...refetchOn]), begun, refetched, resetOn, ...otherTabs], { isQuiet: false });
  const paused = sample({
    clock: pausesPassed,
    source: $known,
    filter: ({ refusal }, ids) => refusal !== null && ids.includes(endpoint.id),
  });
  ask([...unlessKnown([cameOnline]), paused], { isQuiet: true });
  const $isFetching = $known.map(({ underWay }) => underWay > 0);
  if (options.poll) {
    const { every, while: isWanted } = options.poll;
    const $isOn = combine(
      $present,
      $pauses,
      ({ isAsked, answer }, pauses) => isAsked && !pauses.has(endpoint.id) && (!isWanted || (answer !== null && isWanted(answer.result))),
    );
    ask([polling({ $isPending: $isFetching, every, $isOn })], { isQuiet: true });
  }

  function ask(clock: Unit<unknown>[], { isQuiet }: Pick<Request<CallInput<E>>, 'isQuiet'>) {
    sample({
      clock,
      source: $params,
      filter: (params): params is CallInput<E> => params !== null,
      fn: (params: CallInput<E>) => ({ params, key: JSON.stringify(params), isQuiet }),
      target: sent,
    });
  }

  const answered = sample({
    clock: done,
    source: $known,
    filter: isNewest,
    fn: (_, { params: { params }, result }) => ({ params, data: result }),
  });
  const $data = $present.map(({ answer }) => answer?.result ?? null);
  const $latest = $known.map(({ answer }) => answer?.result ?? null);
  return {
    ...(options.pages?.({ done: answered, $latest }) ?? { $data, $latest }),
    $error: $present.map(({ error }) => error),
    $isLoading: $present.map(({ answer, error, isAsked }) => isAsked && answer === null && error === null),
    $isFetching,
    refetched,
    started: sent.map(({ params }) => params),
    done: answered,
    failed: sample({ clock: refused, source: $known, filter: isNewest, fn: (_, { params: { params }, error }) => ({ params, error }) }),
  };
}

/** What is known, in one store: each of the thousands of units that queries consist of takes its time when the app starts. */
interface Known<E extends Endpoint> {
  readonly newest: Request<CallInput<E>> | null;
  /** How many requests have not been answered. */
  readonly underWay: number;
  readonly answer: { readonly params: Request<CallInput<E>>; readonly result: Data<E> } | null;
  readonly refusal: { readonly params: Request<CallInput<E>>; readonly error: ApiError<Codes<E>> } | null;
}

/** Keeps the pages of a list together: derives what is known of all of them from the answers to each. */
export type Pages<Out, In> = (answers: Pick<Query<Out, In>, 'done' | '$latest'>) => Pick<Query<Out>, '$data' | '$latest'>;

interface Request<In> {
  readonly params: In;
  /** The params as text. */
  readonly key: string;
  /** Sent by the clock or by the connection, not by a person: what is known of a failure stays until the answer. */
  readonly isQuiet: boolean;
}
