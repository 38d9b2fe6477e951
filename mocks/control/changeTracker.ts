import type { Entry } from '../exchange/posting';
import type { World } from '../world';

/** The changes of one collection: record counts and the keys of the first changed records. */
export interface CollectionChange {
  readonly collection: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly keys: readonly (string | number)[];
}

/** The records and ledger entries of a world that changed since the last call of `take`. */
export interface WorldChanges {
  readonly changes: readonly CollectionChange[];
  readonly entries: readonly Entry[];
}

/** Collects the changes of a world. */
export interface ChangeTracker {
  /** Returns the changes since the last call and starts over. */
  take(): WorldChanges;
  /** Stops listening. */
  end(): void;
}

const maxKeys = 20;
/** No changes; always the same object, since most calls change nothing. */
export const noChanges: WorldChanges = { changes: [], entries: [] };

/** Starts tracking the records and the ledger of a world. */
export function trackChanges({ db, ledger }: Pick<World, 'db' | 'ledger'>): ChangeTracker {
  let seen = new Map<string, Tally>();
  let posted = ledger.count();
  const end = db.onChange((change) => {
    if (!('collection' in change)) return;
    let tally = seen.get(change.collection);
    if (!tally) seen.set(change.collection, (tally = { added: 0, changed: 0, removed: 0, keys: [] }));
    if (change.isUndo) {
      tally[undone[change.kind]] -= 1;
      if (tally.added + tally.changed + tally.removed === 0) seen.delete(change.collection);
      return;
    }
    tally[kinds[change.kind]] += 1;
    if (tally.keys.length < maxKeys && !tally.keys.includes(change.key)) tally.keys.push(change.key);
  });
  return {
    take: () => {
      const first = posted;
      posted = ledger.count();
      if (seen.size === 0 && posted === first) return noChanges;
      const changes = Array.from(seen, ([collection, tally]) => ({ collection, ...tally }));
      seen = new Map();
      return { changes, entries: posted === first ? [] : ledger.since(first) };
    },
    end,
  };
}

const kinds = { inserted: 'added', updated: 'changed', removed: 'removed' } as const;
/** The count that undoing each kind of change reduces. */
const undone = { inserted: 'removed', updated: 'changed', removed: 'added' } as const;

interface Tally {
  added: number;
  changed: number;
  removed: number;
  keys: (string | number)[];
}
