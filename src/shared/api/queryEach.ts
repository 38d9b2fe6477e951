import { createEvent, createStore, sample, type EventCallable, type Store, type Unit } from 'effector';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { cameOnline } from '@/shared/lib';
import { eachOf } from '@/shared/lib/eachOf';
import { call } from './call';
import { createCalls, responseLost } from './calls';
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

/** A `query` for several items, such as all expanded records: each is requested individually, and a failed one again when the device is back online or a requested pause is over. */
export function queryEach<E extends Endpoint>({ endpoint, $items }: QueryEachOptions<E>): QueryEach<Data<E>, Codes<E>> {
  type StoredItem = ItemState<Data<E>, Codes<E>> & { readonly newest: ItemRequest<E> };
  type ItemStates = Readonly<Record<string, StoredItem>>;
  const refetched = createEvent<string>();
  // Each request is a distinct object, so that responses to requests for the same key can be told apart.
  const { sent, ended } = createCalls(endpoint, call, ({ params }: ItemRequest<E>) => params);
  const withResult = (states: ItemStates, newest: ItemRequest<E>, update: Partial<StoredItem>): ItemStates => {
    const item = states[newest.key];
    return item?.newest === newest ? { ...states, [newest.key]: { ...item, ...update } } : states;
  };
  const $states = createStore<ItemStates>({}, { serialize: 'ignore' })
    .on($items, (states, items) => Object.fromEntries(Object.entries(states).filter(([key]) => items.some((item) => item.key === key))))
    .on(sent, (states, newest) => ({ ...states, [newest.key]: { data: states[newest.key]?.data ?? null, error: null, newest } }))
    .on(ended, (states, outcome) =>
      withResult(states, outcome.params, outcome.error ? { error: outcome.error } : { data: outcome.result, error: null }),
    );

  requestOn([$items.updates], (items, states) => items.filter(({ key, version }) => states[key]?.newest.version !== version));
  requestOn(endpoint.access === 'user' ? [otherTabChanged, responseLost] : [], (items) => items);
  const failed = (items: readonly ItemRequest<E>[], states: ItemStates) => items.filter(({ key }) => states[key]?.error);
  requestOn([cameOnline, pausesPassed.filter({ fn: (ids) => ids.includes(endpoint.id) })], failed);
  const itemRefetched = sample({ clock: refetched, source: $items, fn: (items, key) => items.filter((item) => item.key === key) });
  eachOf({ source: itemRefetched, target: sent });
  return { $states, refetched };

  function requestOn(
    clock: readonly Unit<unknown>[],
    itemsToRequest: (items: readonly ItemRequest<E>[], states: ItemStates) => readonly ItemRequest<E>[],
  ) {
    const requested = sample({ clock: [...clock], source: { items: $items, states: $states } });
    eachOf({ source: requested.map(({ items, states }) => itemsToRequest(items, states).map((item) => ({ ...item }))), target: sent });
  }
}
