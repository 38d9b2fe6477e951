/** Rising numbers by a key, such as the entries of a ledger by their owner. */
export interface SequenceLists<Key> {
  of(key: Key): readonly number[];
  /** Adds a number that is above all others of its key. */
  append(key: Key, sequence: number): void;
  /** Takes away the last number of a key. */
  removeLast(key: Key): void;
  /** Takes some numbers away from a key. */
  without(key: Key, gone: ReadonlySet<number>): void;
  /** Adds a number at its place. */
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
    without: (key, gone) => {
      const list = lists.get(key);
      if (list)
        lists.set(
          key,
          list.filter((sequence) => !gone.has(sequence)),
        );
    },
    insert: (key, sequence) => {
      append(key, sequence);
      lists.get(key)?.sort((a, b) => a - b);
    },
  };
}
