import { combine, createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline, registerModel, lazyModelsLoaded } from '@/shared/lib';
import { call } from './call';
import { answerLost, createCalls } from './calls';
import { otherTabChanged } from './crossTab';
import type { ApiError } from './failure';
import { $pauses, pausesPassed } from './pauses';
import { polling } from './polling';
import type { RetryPolicy } from './retryPolicy';

/** Data read from the exchange for the current params. */
export interface Query<Out, In = unknown, Code extends number = number> {
  /** The response to the current params; null until it arrives. */
  readonly $data: Store<Out | null>;
  /** The latest response, even to earlier params: shown in the meantime. */
  readonly $latest: Store<Out | null>;
  /** Why the current params have no fresh response; null otherwise. */
  readonly $error: Store<ApiError<Code> | null>;
  /** Whether the current params wait for their first response. */
  readonly $isLoading: Store<boolean>;
  /** Whether a request is pending. */
  readonly $isFetching: Store<boolean>;
  /** Requests the current params again; their data stays until the new response. */
  readonly refetched: EventCallable<void>;
  /** A request was sent. */
  readonly started: Event<In>;
  /** The latest request succeeded. */
  readonly done: Event<{ readonly params: In; readonly data: Out }>;
  /** The latest request failed, and no retry follows. */
  readonly failed: Event<{ readonly params: In; readonly error: ApiError<Code> }>;
}

export interface QueryOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** The input of the call; null for no request. Params with the same JSON are equal. */
  readonly $params: Store<CallInput<E> | null>;
  /** Requests the current params again. Queries with access `user` also do so when another tab has changed something. */
  readonly refetchOn?: readonly Unit<unknown>[];
  /** Drops all data, then requests the current params. */
  readonly resetOn?: Unit<unknown>;
  /** Ignores pending responses; drops no data and sends no request. */
  readonly cancelOn?: Unit<unknown>;
  /** For data that never changes while the app is open: once answered, params are not requested again when they recur or on `refetchOn`. */
  readonly once?: boolean;
  /** Polls at this interval in ms after every response, always or while the latest data says so; never while the page is hidden or the exchange requests a pause. */
  readonly poll?: { readonly every: number; readonly while?: (data: Data<E>) => boolean };
  /** How further pages are appended to earlier ones: `joinPages({ isFurther, join })`. */
  readonly pages?: Pages<Data<E>, CallInput<E>>;
  /** Retries before a failure counts: `retried({ times, ms, when })`. */
  readonly retry?: RetryPolicy<Codes<E>>;
}

/** Requests data when the params change (at once if already set), the device is back online or a requested pause is over. Responses only count for their params; late ones never overwrite newer ones. */
export function query<E extends Endpoint>(options: QueryOptions<E>): Query<Data<E>, CallInput<E>, Codes<E>> {
  const { endpoint, $params, refetchOn = [], resetOn = createEvent(), cancelOn = createEvent(), once = false } = options;
  registerModel();
  const refetched = createEvent();
  const $key = $params.map((params) => (params === null ? null : JSON.stringify(params)));

  // Each request is a distinct object, so that responses to requests with the same params can be told apart.
  const { sent, ended } = createCalls(endpoint, call, ({ params }: Request<CallInput<E>>) => params);
  const failed = ended.filterMap((end) => (end.error ? end : undefined));
  const done = ended.filterMap((end) => (end.error ? undefined : end));
  const givenUp = options.retry?.({ sent, done, failed, cancel: merge([$key, resetOn, cancelOn]) }) ?? failed;

  const initialState: QueryState<E> = { newest: null, pendingCount: 0, answer: null, refusal: null };
  const isNewest = ({ newest }: QueryState<E>, { params }: { readonly params: object }): boolean => newest === params;
  const $state = createStore(initialState, { serialize: 'ignore' })
    .on($key, (known, key) => (key === null || key === known.newest?.key ? known : { ...known, newest: null }))
    .on(resetOn, ({ pendingCount }) => ({ ...initialState, pendingCount }))
    .on(cancelOn, (known) => ({ ...known, newest: null }))
    .on(sent, ({ pendingCount, answer, refusal }, newest) => ({
      newest,
      pendingCount: pendingCount + 1,
      answer,
      refusal: newest.isBackground ? refusal : null,
    }))
    .on(ended, (known) => ({ ...known, pendingCount: known.pendingCount - 1 }))
    .on(done, (known, answer) => (isNewest(known, answer) ? { ...known, answer, refusal: null } : known))
    .on(givenUp, (known, refusal) => (isNewest(known, refusal) ? { ...known, refusal } : known));
  // Without params the key is null, which matches no request.
  const $current = combine($key, $state, (key, { newest, pendingCount, answer, refusal }) => ({
    answer: answer?.params.key === key ? answer : null,
    error: refusal?.params.key === key ? refusal.error : null,
    hasParams: key !== null,
    isPending: pendingCount > 0 && newest?.key === key,
  }));

  const unlessKnown = (clock: Unit<unknown>[]): Unit<unknown>[] =>
    once ? [sample({ clock, source: $current, filter: ({ answer, isPending }) => answer === null && !isPending })] : clock;
  // A query created after its params are set sees no change of them.
  const begun = sample({ clock: lazyModelsLoaded, source: $state, filter: (known) => known === initialState });
  const otherTabs = endpoint.access === 'user' ? [otherTabChanged, answerLost] : [];
  requestOn([...unlessKnown([$key, ...refetchOn]), begun, refetched, resetOn, ...otherTabs], { isBackground: false });
  const paused = sample({
    clock: pausesPassed,
    source: $state,
    filter: ({ refusal }, ids) => refusal !== null && ids.includes(endpoint.id),
  });
  requestOn([...unlessKnown([cameOnline]), paused], { isBackground: true });
  const $isFetching = $state.map(({ pendingCount }) => pendingCount > 0);
  if (options.poll) {
    const { every, while: isWanted } = options.poll;
    const $isOn = combine(
      $current,
      $pauses,
      ({ hasParams, answer }, pauses) =>
        hasParams && !pauses.has(endpoint.id) && (!isWanted || (answer !== null && isWanted(answer.result))),
    );
    requestOn([polling({ $isPending: $isFetching, every, $isOn })], { isBackground: true });
  }

  function requestOn(clock: Unit<unknown>[], { isBackground }: Pick<Request<CallInput<E>>, 'isBackground'>) {
    sample({
      clock,
      source: $params,
      filter: (params): params is CallInput<E> => params !== null,
      fn: (params: CallInput<E>) => ({ params, key: JSON.stringify(params), isBackground }),
      target: sent,
    });
  }

  const answered = sample({
    clock: done,
    source: $state,
    filter: isNewest,
    fn: (_, { params: { params }, result }) => ({ params, data: result }),
  });
  const $data = $current.map(({ answer }) => answer?.result ?? null);
  const $latest = $state.map(({ answer }) => answer?.result ?? null);
  return {
    ...(options.pages?.({ done: answered, $latest }) ?? { $data, $latest }),
    $error: $current.map(({ error }) => error),
    $isLoading: $current.map(({ answer, error, hasParams }) => hasParams && answer === null && error === null),
    $isFetching,
    refetched,
    started: sent.map(({ params }) => params),
    done: answered,
    failed: sample({ clock: givenUp, source: $state, filter: isNewest, fn: (_, { params: { params }, error }) => ({ params, error }) }),
  };
}

/** All state in one store, because each of the thousands of units created by queries costs startup time. */
interface QueryState<E extends Endpoint> {
  readonly newest: Request<CallInput<E>> | null;
  /** The number of unanswered requests. */
  readonly pendingCount: number;
  readonly answer: { readonly params: Request<CallInput<E>>; readonly result: Data<E> } | null;
  readonly refusal: { readonly params: Request<CallInput<E>>; readonly error: ApiError<Codes<E>> } | null;
}

/** Derives the data of all pages of a list from the responses. */
export type Pages<Out, In> = (answers: Pick<Query<Out, In>, 'done' | '$latest'>) => Pick<Query<Out>, '$data' | '$latest'>;

interface Request<In> {
  readonly params: In;
  /** The params as JSON. */
  readonly key: string;
  /** Sent automatically, not by the user: a known error stays until the response. */
  readonly isBackground: boolean;
}
