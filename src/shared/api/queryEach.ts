import { createEvent, createStore, sample, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline } from '@/shared/lib';
import { eachOf } from '@/shared/lib/eachOf';
import { call } from './call';
import { answerLost, createCalls } from './calls';
import { otherTabChanged } from './crossTab';
import type { ApiError } from './failure';
import { pausesPassed } from './pauses';

/** One of several items requested in parallel. */
export interface ItemRequest<E extends Endpoint> {
  readonly key: string;
  /** The item is requested again when this changes. */
  readonly version: string;
  readonly params: CallInput<E>;
}

/** The state of one item. */
export interface ItemState<Out, Code extends number = number> {
  /** The data; that of an earlier version until the new response. */
  readonly data: Out | null;
  readonly error: ApiError<Code> | null;
}

export interface QueryEachOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** The items to request; items no longer wanted are dropped. */
  readonly $items: Store<readonly ItemRequest<E>[]>;
}

export interface QueryEach<Out, Code extends number> {
  readonly $states: Store<Readonly<Record<string, ItemState<Out, Code>>>>;
  /** Requests the item with this key again. */
  readonly refetched: EventCallable<string>;
}

/** A `query` for several items, such as all expanded records: each is requested individually, and again when the device is back online or a requested pause is over. */
export function queryEach<E extends Endpoint>({ endpoint, $items }: QueryEachOptions<E>): QueryEach<Data<E>, Codes<E>> {
  type StoredItem = ItemState<Data<E>, Codes<E>> & { readonly newest: ItemRequest<E> };
  type All = Readonly<Record<string, StoredItem>>;
  const refetched = createEvent<string>();
  // Each request is a distinct object, so that responses to requests for the same key can be told apart.
  const { sent, ended } = createCalls(endpoint, call, ({ params }: ItemRequest<E>) => params);
  const withResult = (known: All, newest: ItemRequest<E>, news: Partial<StoredItem>): All => {
    const held = known[newest.key];
    return held?.newest === newest ? { ...known, [newest.key]: { ...held, ...news } } : known;
  };
  const $states = createStore<All>({}, { serialize: 'ignore' })
    .on($items, (known, wanted) => Object.fromEntries(Object.entries(known).filter(([key]) => wanted.some((one) => one.key === key))))
    .on(sent, (known, newest) => ({ ...known, [newest.key]: { data: known[newest.key]?.data ?? null, error: null, newest } }))
    .on(ended, (known, end) => withResult(known, end.params, end.error ? { error: end.error } : { data: end.result, error: null }));

  requestOn([$items.updates], (wanted, known) => wanted.filter(({ key, version }) => known[key]?.newest.version !== version));
  requestOn(endpoint.access === 'user' ? [otherTabChanged, answerLost] : [], (wanted) => wanted);
  const failed = (wanted: readonly ItemRequest<E>[], known: All) => wanted.filter(({ key }) => known[key]?.error);
  requestOn([cameOnline, pausesPassed.filter({ fn: (ids) => ids.includes(endpoint.id) })], failed);
  const again = sample({ clock: refetched, source: $items, fn: (wanted, key) => wanted.filter((one) => one.key === key) });
  eachOf({ source: again, target: sent });
  return { $states, refetched };

  function requestOn(clock: readonly Unit<unknown>[], which: (wanted: readonly ItemRequest<E>[], known: All) => readonly ItemRequest<E>[]) {
    const asking = sample({ clock: [...clock], source: { wanted: $items, known: $states } });
    eachOf({ source: asking.map(({ wanted, known }) => which(wanted, known).map((one) => ({ ...one }))), target: sent });
  }
}
