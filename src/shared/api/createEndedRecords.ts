import { combine, createEvent, createStore, sample, type Event, type Store, type Unit } from 'effector';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { eachOf } from '@/shared/lib/eachOf';
import { query } from './query';

export interface EndedRecordsOptions<E extends Endpoint, Past> {
  /** The ids of the open records after each read. */
  readonly listed: Event<readonly string[]>;
  /** Reads the most recently ended records. */
  readonly endpoint: E;
  /** Input of `endpoint`; null while no records are watched. */
  readonly $params: Store<CallInput<E> | null>;
  readonly recordsOf: (data: Data<E>) => readonly Past[];
  readonly idOf: (past: Past) => string;
  /** Triggers when the list switches to another user or account. */
  readonly resetOn: Unit<unknown>;
}

/** Emits one event for each open record that ends: an id that leaves the list of open records is looked up among the most recently ended records until found. */
export function createEndedRecords<E extends Endpoint, Past>(options: EndedRecordsOptions<E, Past>): Event<Past> {
  const { listed, endpoint, $params, recordsOf, idOf, resetOn } = options;
  const $ids = createStore<{ readonly known: readonly string[]; readonly gone: readonly string[] }>({ known: [], gone: [] })
    .on(listed, ({ known }, ids) => ({ known: ids, gone: known.filter((id) => !ids.includes(id)) }))
    .reset(resetOn);
  const $searched = createStore<readonly string[]>([])
    .on($ids, (searched, { gone }) => (gone.length === 0 ? searched : [...searched, ...gone]))
    .reset(resetOn);
  const past = query({
    endpoint,
    $params: combine($searched, $params, (searched, params) => (searched.length === 0 ? null : params)),
    refetchOn: [sample({ clock: $ids, filter: ({ gone }) => gone.length > 0 })],
  });
  const found = sample({
    clock: past.done,
    source: $searched,
    fn: (searched, { data }) => recordsOf(data).filter((record) => searched.includes(idOf(record))),
  });
  $searched.on(found, (searched, endings) => searched.filter((id) => !endings.some((record) => idOf(record) === id)));
  const ended = createEvent<Past>();
  eachOf({ source: found, target: ended });
  return ended;
}
