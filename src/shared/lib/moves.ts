import { createStore, sample, type Event, type Unit } from 'effector';

/** Tells when what a list holds is not what it held before; the first list is no change. `keys` says in a text what of it counts, `resetOn` that it becomes somebody else's list. */
export function movesOf(keys: Event<string>, resetOn: Unit<unknown>): Event<void> {
  const $moves = createStore<{ readonly key: string; readonly count: number } | null>(null)
    .on(keys, (before, key) => (before?.key === key ? before : { key, count: (before?.count ?? -1) + 1 }))
    .reset(resetOn);
  return sample({ clock: $moves, filter: (moves) => moves !== null && moves.count > 0, fn: () => {} });
}
