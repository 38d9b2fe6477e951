import { createEvent, createStore, sample, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline } from '@/shared/lib';
import { eachOf } from '@/shared/lib/eachOf';
import { call } from './call';
import { answerLost, callsOf } from './calls';
import { otherTabChanged } from './crossTab';
import type { ApiError } from './failure';
import { pausesPassed } from './pauses';

/** One of several items requested in parallel. */
export interface Wanted<E extends Endpoint> {
  readonly key: string;
  /** The item is requested again when this changes. */
  readonly version: string;
  readonly params: CallInput<E>;
}

/** The state of one item. */
export interface Known<Out, Code extends number = number> {
  /** The data; that of an earlier version until the new response. */
  readonly data: Out | null;
  readonly error: ApiError<Code> | null;
}

export interface QueryEachOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** The items to request; items no longer wanted are dropped. */
  readonly $wanted: Store<readonly Wanted<E>[]>;
}

export interface QueryEach<Out, Code extends number> {
  readonly $known: Store<Readonly<Record<string, Known<Out, Code>>>>;
  /** Requests the item with this key again. */
  readonly refetched: EventCallable<string>;
}

/** A `query` for several items, such as all expanded records: each is requested individually, and again when the device is back online or a requested pause is over. */
export function queryEach<E extends Endpoint>({ endpoint, $wanted }: QueryEachOptions<E>): QueryEach<Data<E>, Codes<E>> {
  type Held = Known<Data<E>, Codes<E>> & { readonly newest: Wanted<E> };
  type All = Readonly<Record<string, Held>>;
  const refetched = createEvent<string>();
  // Each request is a distinct object, so that responses to requests for the same key can be told apart.
  const { sent, ended } = callsOf(endpoint, call, ({ params }: Wanted<E>) => params);
  const told = (known: All, newest: Wanted<E>, news: Partial<Held>): All => {
    const held = known[newest.key];
    return held?.newest === newest ? { ...known, [newest.key]: { ...held, ...news } } : known;
  };
  const $known = createStore<All>({}, { serialize: 'ignore' })
    .on($wanted, (known, wanted) => Object.fromEntries(Object.entries(known).filter(([key]) => wanted.some((one) => one.key === key))))
    .on(sent, (known, newest) => ({ ...known, [newest.key]: { data: known[newest.key]?.data ?? null, error: null, newest } }))
    .on(ended, (known, end) => told(known, end.params, end.error ? { error: end.error } : { data: end.result, error: null }));

  ask([$wanted.updates], (wanted, known) => wanted.filter(({ key, version }) => known[key]?.newest.version !== version));
  ask(endpoint.access === 'user' ? [otherTabChanged, answerLost] : [], (wanted) => wanted);
  const failed = (wanted: readonly Wanted<E>[], known: All) => wanted.filter(({ key }) => known[key]?.error);
  ask([cameOnline, pausesPassed.filter({ fn: (ids) => ids.includes(endpoint.id) })], failed);
  const again = sample({ clock: refetched, source: $wanted, fn: (wanted, key) => wanted.filter((one) => one.key === key) });
  eachOf({ source: again, target: sent });
  return { $known, refetched };

  function ask(clock: readonly Unit<unknown>[], which: (wanted: readonly Wanted<E>[], known: All) => readonly Wanted<E>[]) {
    const asking = sample({ clock: [...clock], source: { wanted: $wanted, known: $known } });
    eachOf({ source: asking.map(({ wanted, known }) => which(wanted, known).map((one) => ({ ...one }))), target: sent });
  }
}
