import { createStore, sample, type Store } from 'effector';
import { eachOf, persist, type StorageRow } from '@/shared/lib';
import type { Mutation } from './mutation';

/** Changes stored in the browser until the exchange answers, and a hash of the user who made them. */
export interface Unsent<Change> {
  readonly owner: string;
  readonly changes: readonly Change[];
}

export interface Outbox<Change> {
  /** Where unanswered changes are stored in the browser. */
  readonly row: StorageRow<Unsent<Change>>;
  /** A hash of the current user: empty for a visitor, null until known. */
  readonly $owner: Store<string | null>;
}

/** Makes changes survive a reload: unanswered ones are submitted again, but only for the user who made them. */
export function keepInOutbox<Change>(mutation: Pick<Mutation<Change>, '$pending' | 'submitted'>, { row, $owner }: Outbox<Change>): void {
  const $unsent = createStore<Unsent<Change>>({ owner: '', changes: [] });
  const changed = sample({ clock: mutation.$pending, source: $owner, fn: (owner, changes) => ({ owner: owner ?? '', changes }) });
  const read = persist(row, $unsent);
  const restored = sample({
    // A model created later reads its storage when the user is already known.
    clock: [$owner, read.filter({ fn: ({ isFirst }) => isFirst })],
    source: { unsent: $unsent, currentOwner: $owner },
    filter: ({ unsent, currentOwner }) => currentOwner !== null && unsent.changes.length > 0,
    fn: ({ unsent: { owner, changes }, currentOwner }) => (owner === currentOwner ? changes : []),
  });
  $unsent.on(changed, (_, unsent) => unsent).on(restored, (unsent, changes) => (changes.length > 0 ? unsent : { owner: '', changes }));
  eachOf({ source: restored, target: mutation.submitted });
}
