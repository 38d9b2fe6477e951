import { createEvent, createStore, sample, type Event, type Unit } from 'effector';
import { eachOf } from './eachOf';

export interface EndingsOptions<Past> {
  /** The ids of the open records, each time they were read. */
  readonly listed: Event<readonly string[]>;
  /** The records that ended last, as an answer to `asked`. */
  readonly found: Event<readonly Past[]>;
  readonly idOf: (past: Past) => string;
  /** The list becomes that of another user or account. */
  readonly resetOn: Unit<unknown>;
}

export interface Endings<Past> {
  /** An id has left the list: read the records that ended last. */
  readonly asked: Event<void>;
  /** A record that was open has ended, and how: one event each. */
  readonly ended: Event<Past>;
}

/** Reports how open records end: an id that leaves the list of open records is looked up among the records that ended last. */
export function createEndings<Past>({ listed, found, idOf, resetOn }: EndingsOptions<Past>): Endings<Past> {
  const $ids = createStore<{ readonly known: readonly string[]; readonly gone: readonly string[] }>({ known: [], gone: [] })
    .on(listed, ({ known }, ids) => ({ known: ids, gone: known.filter((id) => !ids.includes(id)) }))
    .reset(resetOn);
  const $searched = createStore<readonly string[]>([])
    .on($ids, (searched, { gone }) => (gone.length === 0 ? searched : [...searched, ...gone]))
    .reset(resetOn);
  const asked = sample({ clock: $ids, filter: ({ gone }) => gone.length > 0, fn: () => {} });
  const known = sample({
    clock: found,
    source: $searched,
    fn: (searched, list) => list.filter((past) => searched.includes(idOf(past))),
  });
  $searched.on(known, (searched, endings) => searched.filter((id) => !endings.some((past) => idOf(past) === id)));
  const ended = createEvent<Past>();
  eachOf({ source: known, target: ended });
  return { asked, ended };
}
