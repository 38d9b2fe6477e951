/** Ascending numbers by key, such as the entries of a ledger by owner. */
export interface SequenceLists<Key> {
  of(key: Key): readonly number[];
  /** Appends a number greater than all others of its key. */
  append(key: Key, sequence: number): void;
  /** Removes the last number of a key. */
  removeLast(key: Key): void;
  /** Removes several numbers of a key. */
  removeAll(key: Key, removed: ReadonlySet<number>): void;
  /** Inserts a number in order. */
  insert(key: Key, sequence: number): void;
}

export function createSequenceLists<Key>(): SequenceLists<Key> {
  const lists = new Map<Key, number[]>();
  const append = (key: Key, sequence: number) => {
    const list = lists.get(key);
    if (list) list.push(sequence);
    else lists.set(key, [sequence]);
  };
  return {
    of: (key) => lists.get(key) ?? [],
    append,
    removeLast: (key) => void lists.get(key)?.pop(),
    removeAll: (key, removed) => {
      const list = lists.get(key);
      if (list)
        lists.set(
          key,
          list.filter((sequence) => !removed.has(sequence)),
        );
    },
    insert: (key, sequence) => {
      append(key, sequence);
      lists.get(key)?.sort((a, b) => a - b);
    },
  };
}
