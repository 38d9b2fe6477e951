import { createEvent, createStore, sample, type Event, type Unit } from 'effector';
import { eachOf } from './eachOf';

export interface EndingsOptions<Past> {
  /** The ids of a list, each time it was read. */
  readonly listed: Event<readonly string[]>;
  /** The records that ended last, as an answer to `asked`. */
  readonly found: Event<readonly Past[]>;
  readonly idOf: (past: Past) => string;
  /** The list becomes that of somebody else, or of something else. */
  readonly resetOn: Unit<unknown>;
}

export interface Endings<Past> {
  /** Something has gone from the list: those that ended last are to be read. */
  readonly asked: Event<void>;
  /** Something that had been listed has ended, and how: one event each. */
  readonly ended: Event<Past>;
}

/** Tells how records end that stand in a list only while they are open: what goes from it is looked for among those that ended. */
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
