import type { Entry } from '../exchange/posting';
import type { World } from '../world';

/** What happened to one collection: how many records, and the keys of the first of them. */
export interface CollectionChange {
  readonly collection: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly keys: readonly (string | number)[];
}

/** What happened to a world since one last looked. */
export interface Happened {
  readonly changes: readonly CollectionChange[];
  readonly entries: readonly Entry[];
}

/** Sees what happens to a world. */
export interface Watch {
  /** What has happened since it was last asked. */
  take(): Happened;
  end(): void;
}

const maxKeys = 20;
/** Nothing at all; the same object each time, since most calls change nothing. */
export const nothing: Happened = { changes: [], entries: [] };

/** Begins to watch a world: its records and its ledger. */
export function watch({ db, ledger }: Pick<World, 'db' | 'ledger'>): Watch {
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
      if (seen.size === 0 && posted === first) return nothing;
      const changes = Array.from(seen, ([collection, tally]) => ({ collection, ...tally }));
      seen = new Map();
      return { changes, entries: posted === first ? [] : ledger.since(first) };
    },
    end,
  };
}

const kinds = { inserted: 'added', updated: 'changed', removed: 'removed' } as const;
/** What the undoing of each kind takes back. */
const undone = { inserted: 'removed', updated: 'changed', removed: 'added' } as const;

interface Tally {
  added: number;
  changed: number;
  removed: number;
  keys: (string | number)[];
}
