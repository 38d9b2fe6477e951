import { createStore, sample, type Store } from 'effector';
import { eachOf, persist, type StorageRow } from '@/shared/lib';
import type { Mutation } from './mutation';

/** Changes that wait in the browser for the answer of the exchange, and the mark of the user who made them. */
export interface Unsent<Change> {
  readonly owner: string;
  readonly changes: readonly Change[];
}

export interface Outbox<Change> {
  /** Where changes wait in the browser until the exchange has answered. */
  readonly row: StorageRow<Unsent<Change>>;
  /** The mark of the user whose changes they are: empty for nobody, null while that is not known. */
  readonly $owner: Store<string | null>;
}

/** Lets changes outlive a reload: what has been submitted and not been answered is submitted again, by the user who made it and nobody else. */
export function keepInOutbox<Change>(mutation: Pick<Mutation<Change>, '$pending' | 'submitted'>, { row, $owner }: Outbox<Change>): void {
  const $unsent = createStore<Unsent<Change>>({ owner: '', changes: [] });
  const changed = sample({ clock: mutation.$pending, source: $owner, fn: (owner, changes) => ({ owner: owner ?? '', changes }) });
  const read = persist(row, $unsent);
  const known = sample({
    // A model that comes later is read when it is known already who is here.
    clock: [$owner, read.filter({ fn: ({ isFirst }) => isFirst })],
    source: { unsent: $unsent, present: $owner },
    filter: ({ unsent, present }) => present !== null && unsent.changes.length > 0,
    fn: ({ unsent: { owner, changes }, present }) => (owner === present ? changes : []),
  });
  $unsent.on(changed, (_, unsent) => unsent).on(known, (unsent, changes) => (changes.length > 0 ? unsent : { owner: '', changes }));
  eachOf({ source: known, target: mutation.submitted });
}
