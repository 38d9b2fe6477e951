import { createEvent, createStore, sample, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline } from '@/shared/lib';
import { eachOf } from '@/shared/lib/eachOf';
import { call } from './call';
import { answerLost, callsOf } from './calls';
import { otherTabChanged } from './crossTab';
import type { ApiError } from './failure';
import { pausesPassed } from './pauses';

/** One of several things that are asked for at once. */
export interface Wanted<E extends Endpoint> {
  readonly key: string;
  /** Asked for again when it changes. */
  readonly version: string;
  readonly params: CallInput<E>;
}

/** What is known of one of them. */
export interface Known<Out, Code extends number = number> {
  /** The answer; that to an earlier version until the new one is there. */
  readonly data: Out | null;
  readonly error: ApiError<Code> | null;
}

export interface QueryEachOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** What to ask for; what is no longer among them is forgotten. */
  readonly $wanted: Store<readonly Wanted<E>[]>;
}

export interface QueryEach<Out, Code extends number> {
  readonly $known: Store<Readonly<Record<string, Known<Out, Code>>>>;
  /** Asks again for the one of this key. */
  readonly refetched: EventCallable<string>;
}

/** A `query` of several things at once, such as of every expanded record: each is asked for on its own, and again when the device is back online or the pause that the exchange asked for has passed. */
export function queryEach<E extends Endpoint>({ endpoint, $wanted }: QueryEachOptions<E>): QueryEach<Data<E>, Codes<E>> {
  type Held = Known<Data<E>, Codes<E>> & { readonly newest: Wanted<E> };
  type All = Readonly<Record<string, Held>>;
  const refetched = createEvent<string>();
  // Every request is an object of its own, by which its answer is told from that of another one for the same key.
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
