import { createStore, sample, type Store } from 'effector';
import { eachOf, persist, type StorageRow } from '@/shared/lib';
import type { Mutation } from './mutation';

/** Changes stored in the browser until the exchange answers, and the mark of the user who made them. */
export interface Unsent<Change> {
  readonly owner: string;
  readonly changes: readonly Change[];
}

export interface Outbox<Change> {
  /** Where unanswered changes are stored in the browser. */
  readonly row: StorageRow<Unsent<Change>>;
  /** The mark of the current user: empty for a visitor, null until known. */
  readonly $owner: Store<string | null>;
}

/** Makes changes survive a reload: unanswered ones are submitted again, but only for the user who made them. */
export function keepInOutbox<Change>(mutation: Pick<Mutation<Change>, '$pending' | 'submitted'>, { row, $owner }: Outbox<Change>): void {
  const $unsent = createStore<Unsent<Change>>({ owner: '', changes: [] });
  const changed = sample({ clock: mutation.$pending, source: $owner, fn: (owner, changes) => ({ owner: owner ?? '', changes }) });
  const read = persist(row, $unsent);
  const known = sample({
    // A late model is read when the user is already known.
    clock: [$owner, read.filter({ fn: ({ isFirst }) => isFirst })],
    source: { unsent: $unsent, present: $owner },
    filter: ({ unsent, present }) => present !== null && unsent.changes.length > 0,
    fn: ({ unsent: { owner, changes }, present }) => (owner === present ? changes : []),
  });
  $unsent.on(changed, (_, unsent) => unsent).on(known, (unsent, changes) => (changes.length > 0 ? unsent : { owner: '', changes }));
  eachOf({ source: known, target: mutation.submitted });
}
