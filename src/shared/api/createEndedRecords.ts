import { combine, createEvent, createStore, sample, type Event, type Store, type Unit } from 'effector';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { eachOf } from '@/shared/lib/eachOf';
import { query } from './query';

export interface EndedRecordsOptions<E extends Endpoint, EndedRecord> {
  /** The ids of the open records after each read. */
  readonly listed: Event<readonly string[]>;
  /** Reads the most recently ended records. */
  readonly endpoint: E;
  /** Input of `endpoint`; null while no records are watched. */
  readonly $params: Store<CallInput<E> | null>;
  readonly recordsOf: (data: Data<E>) => readonly EndedRecord[];
  readonly idOf: (record: EndedRecord) => string;
  /** Triggers when the list switches to another user or account. */
  readonly resetOn: Unit<unknown>;
}

/** Interval of lookups in ms, and the most lookups of a record: a backend may list an ended record late, or never. */
export const lookupMs = 2_000;
export const maxLookups = 5;

interface Search {
  readonly id: string;
  /** Lookups that have not found it. */
  readonly lookups: number;
}

/** Emits one event for each open record that ends: an id that leaves the list of open records is looked up among the most recently ended records until found, `maxLookups` times at most. */
export function createEndedRecords<E extends Endpoint, EndedRecord>(options: EndedRecordsOptions<E, EndedRecord>): Event<EndedRecord> {
  const { listed, endpoint, $params, recordsOf, idOf, resetOn } = options;
  const $ids = createStore<{ readonly openIds: readonly string[]; readonly closedIds: readonly string[] }>({ openIds: [], closedIds: [] })
    .on(listed, ({ openIds }, ids) => ({ openIds: ids, closedIds: openIds.filter((id) => !ids.includes(id)) }))
    .reset(resetOn);
  const $searches = createStore<readonly Search[]>([])
    .on($ids, (searches, { closedIds }) =>
      closedIds.length === 0 ? searches : [...searches, ...closedIds.map((id): Search => ({ id, lookups: 0 }))],
    )
    .reset(resetOn);
  const history = query({
    endpoint,
    $params: combine($searches, $params, (searches, params) => (searches.length === 0 ? null : params)),
    refetchOn: [sample({ clock: $ids, filter: ({ closedIds }) => closedIds.length > 0 })],
    poll: { every: lookupMs },
  });
  const found = sample({
    clock: history.done,
    source: $searches,
    fn: (searches, { data }) => recordsOf(data).filter((record) => searches.some(({ id }) => id === idOf(record))),
  });
  $searches.on(found, (searches, records) =>
    searches
      .filter(({ id }) => !records.some((record) => idOf(record) === id))
      .map(({ id, lookups }) => ({ id, lookups: lookups + 1 }))
      .filter(({ lookups }) => lookups < maxLookups),
  );
  const ended = createEvent<EndedRecord>();
  eachOf({ source: found, target: ended });
  return ended;
}
