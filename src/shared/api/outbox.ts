import { createStore, sample, type Store } from 'effector';
import { eachOf, persist, type StorageRow } from '@/shared/lib';
import type { Mutation } from './mutation';

export interface OutboxOptions<Change> {
  readonly mutation: Pick<Mutation<Change>, '$pending' | 'submitted'>;
  /** Where changes wait in the browser until the exchange has answered. */
  readonly row: StorageRow<Change[]>;
  /** Whether somebody is there whose changes they are; null while that is not known, and false drops them. */
  readonly $mayResume: Store<boolean | null>;
}

/** Lets changes outlive a reload: what has been submitted and not been answered is submitted again. For changes that may be made twice without harm. */
export function outbox<Change>({ mutation, row, $mayResume }: OutboxOptions<Change>): void {
  const $waiting = createStore<readonly Change[]>([]).on(mutation.$pending, (_, pending) => pending);
  persist(row, $waiting);
  eachOf({ source: sample({ clock: $mayResume, source: $waiting, filter: (_, may) => may === true }), target: mutation.submitted });
  sample({ clock: $mayResume, filter: (may) => may === false, fn: () => [], target: $waiting });
}
