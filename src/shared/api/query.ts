import { combine, createEvent, createStore, merge, sample, type Event, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline, registerModel, lazyModelsLoaded } from '@/shared/lib';
import { call } from './call';
import { createCalls, responseLost } from './calls';
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
  /** How further pages are appended to earlier ones: `joinPages({ isNextPage, join })`. */
  readonly pages?: Pages<Data<E>, CallInput<E>>;
  /** Retries before a failure counts: `retryPolicy({ times, ms, when })`. */
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
  const failed = ended.filterMap((outcome) => (outcome.error ? outcome : undefined));
  const done = ended.filterMap((outcome) => (outcome.error ? undefined : outcome));
  const gaveUp = options.retry?.({ sent, done, failed, cancel: merge([$key, resetOn, cancelOn]) }) ?? failed;

  const initialState: QueryState<E> = { newest: null, pendingCount: 0, response: null, failure: null };
  const isNewest = ({ newest }: QueryState<E>, { params }: { readonly params: object }): boolean => newest === params;
  const $state = createStore(initialState, { serialize: 'ignore' })
    .on($key, (state, key) => (key === null || key === state.newest?.key ? state : { ...state, newest: null }))
    .on(resetOn, ({ pendingCount }) => ({ ...initialState, pendingCount }))
    .on(cancelOn, (state) => ({ ...state, newest: null }))
    .on(sent, ({ pendingCount, response, failure }, newest) => ({
      newest,
      pendingCount: pendingCount + 1,
      response,
      failure: newest.isBackground ? failure : null,
    }))
    .on(ended, (state) => ({ ...state, pendingCount: state.pendingCount - 1 }))
    .on(done, (state, response) => (isNewest(state, response) ? { ...state, response, failure: null } : state))
    .on(gaveUp, (state, failure) => (isNewest(state, failure) ? { ...state, failure } : state));
  // Without params the key is null, which matches no request.
  const $current = combine($key, $state, (key, { newest, pendingCount, response, failure }) => ({
    response: response?.params.key === key ? response : null,
    error: failure?.params.key === key ? failure.error : null,
    hasParams: key !== null,
    isPending: pendingCount > 0 && newest?.key === key,
  }));

  const unlessLoaded = (clock: Unit<unknown>[]): Unit<unknown>[] =>
    once ? [sample({ clock, source: $current, filter: ({ response, isPending }) => response === null && !isPending })] : clock;
  // A query created after its params are set sees no change of them.
  const createdLate = sample({ clock: lazyModelsLoaded, source: $state, filter: (state) => state === initialState });
  const otherTabs = endpoint.access === 'user' ? [otherTabChanged, responseLost] : [];
  requestOn([...unlessLoaded([$key, ...refetchOn]), createdLate, refetched, resetOn, ...otherTabs], { isBackground: false });
  const paused = sample({
    clock: pausesPassed,
    source: $state,
    filter: ({ failure }, ids) => failure !== null && ids.includes(endpoint.id),
  });
  requestOn([...unlessLoaded([cameOnline]), paused], { isBackground: true });
  const $isFetching = $state.map(({ pendingCount }) => pendingCount > 0);
  if (options.poll) {
    const { every, while: shouldPoll } = options.poll;
    const $isOn = combine(
      $current,
      $pauses,
      ({ hasParams, response }, pauses) =>
        hasParams && !pauses.has(endpoint.id) && (!shouldPoll || (response !== null && shouldPoll(response.result))),
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

  const latestDone = sample({
    clock: done,
    source: $state,
    filter: isNewest,
    fn: (_, { params: { params }, result }) => ({ params, data: result }),
  });
  const $data = $current.map(({ response }) => response?.result ?? null);
  const $latest = $state.map(({ response }) => response?.result ?? null);
  return {
    ...(options.pages?.({ done: latestDone, $latest }) ?? { $data, $latest }),
    $error: $current.map(({ error }) => error),
    $isLoading: $current.map(({ response, error, hasParams }) => hasParams && response === null && error === null),
    $isFetching,
    refetched,
    started: sent.map(({ params }) => params),
    done: latestDone,
    failed: sample({ clock: gaveUp, source: $state, filter: isNewest, fn: (_, { params: { params }, error }) => ({ params, error }) }),
  };
}

/** All state in one store, because each of the thousands of units created by queries costs startup time. */
interface QueryState<E extends Endpoint> {
  readonly newest: Request<CallInput<E>> | null;
  /** The number of requests without a response. */
  readonly pendingCount: number;
  readonly response: { readonly params: Request<CallInput<E>>; readonly result: Data<E> } | null;
  readonly failure: { readonly params: Request<CallInput<E>>; readonly error: ApiError<Codes<E>> } | null;
}

/** Derives the data of all pages of a list from the responses. */
export type Pages<Out, In> = (responses: Pick<Query<Out, In>, 'done' | '$latest'>) => Pick<Query<Out>, '$data' | '$latest'>;

interface Request<In> {
  readonly params: In;
  /** The params as JSON. */
  readonly key: string;
  /** Sent automatically, not by the user: a known error stays until the response. */
  readonly isBackground: boolean;
}
