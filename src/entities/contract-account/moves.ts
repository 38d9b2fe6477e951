import { createStore, sample, type Event } from 'effector';
import { contractAccountLeft } from './gate';

/** Tells when what a list holds is not what it held before; the first list is no change. `keys` says in a text what of it counts. */
export function movesOf(keys: Event<string>): Event<void> {
  const $moves = createStore<{ readonly key: string; readonly count: number } | null>(null)
    .on(keys, (before, key) => (before?.key === key ? before : { key, count: (before?.count ?? -1) + 1 }))
    .reset(contractAccountLeft);
  return sample({ clock: $moves, filter: (moves) => moves !== null && moves.count > 0, fn: () => {} });
}
