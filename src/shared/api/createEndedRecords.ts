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

/** Emits one event for each open record that ends: an id that leaves the list of open records is looked up among the most recently ended records until found. */
export function createEndedRecords<E extends Endpoint, EndedRecord>(options: EndedRecordsOptions<E, EndedRecord>): Event<EndedRecord> {
  const { listed, endpoint, $params, recordsOf, idOf, resetOn } = options;
  const $ids = createStore<{ readonly openIds: readonly string[]; readonly closedIds: readonly string[] }>({ openIds: [], closedIds: [] })
    .on(listed, ({ openIds }, ids) => ({ openIds: ids, closedIds: openIds.filter((id) => !ids.includes(id)) }))
    .reset(resetOn);
  const $searched = createStore<readonly string[]>([])
    .on($ids, (searched, { closedIds }) => (closedIds.length === 0 ? searched : [...searched, ...closedIds]))
    .reset(resetOn);
  const history = query({
    endpoint,
    $params: combine($searched, $params, (searched, params) => (searched.length === 0 ? null : params)),
    refetchOn: [sample({ clock: $ids, filter: ({ closedIds }) => closedIds.length > 0 })],
  });
  const found = sample({
    clock: history.done,
    source: $searched,
    fn: (searched, { data }) => recordsOf(data).filter((record) => searched.includes(idOf(record))),
  });
  $searched.on(found, (searched, records) => searched.filter((id) => !records.some((record) => idOf(record) === id)));
  const ended = createEvent<EndedRecord>();
  eachOf({ source: found, target: ended });
  return ended;
}
