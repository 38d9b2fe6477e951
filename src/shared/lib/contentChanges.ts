import { createStore, sample, type Event, type Unit } from 'effector';

/** Emits when the contents of a list change; the first list is no change. `keys` summarises the relevant contents as text, `resetOn` marks a switch to another list. */
export function contentChanges(keys: Event<string>, resetOn: Unit<unknown>): Event<void> {
  const $changes = createStore<{ readonly key: string; readonly count: number } | null>(null)
    .on(keys, (before, key) => (before?.key === key ? before : { key, count: (before?.count ?? -1) + 1 }))
    .reset(resetOn);
  return sample({ clock: $changes, filter: (changes) => changes !== null && changes.count > 0, fn: () => {} });
}
