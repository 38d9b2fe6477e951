import { Bucket, fieldOf } from './bucket';
import { Expiry } from './expiry';
import type { Row } from './library';
import { isExact } from './query';

/** All rows of a collection by the values of its indexed fields, and by how long they are kept; the index without fields holds them all. */
export class Indexes<T extends object> {
  readonly #indexes: readonly Index<T>[];
  readonly #expiry: Expiry<T>;

  constructor(indexes: readonly (readonly string[])[], keptUntil?: (record: T) => number | null) {
    this.#expiry = new Expiry(keptUntil);
    this.#indexes = [...indexes, []].toSorted((a, b) => b.length - a.length).map((fields) => new Index<T>(fields));
  }

  add(row: Row<T>): void {
    for (const index of this.#indexes) index.reach(row.record).add(row);
    this.#expiry.add(row);
  }

  remove(row: Row<T>): void {
    for (const index of this.#indexes) index.reach(row.record).remove(row);
    this.#expiry.remove(row);
  }

  /** The rows that are kept no longer at `at`, in the order of insertion. */
  due(at: number): readonly Row<T>[] {
    return this.#expiry.due(at);
  }

  /** The index that settles most of these conditions. */
  narrowest(where: object): Index<T> {
    for (const index of this.#indexes) if (index.answers(where)) return index;
    throw new Error('the index without fields answers every query');
  }
}

/** Buckets of rows by the values of some fields. */
export class Index<T extends object> {
  readonly fields: readonly string[];
  readonly #root: Node<T> = { branches: new Map(), bucket: new Bucket() };

  constructor(fields: readonly string[]) {
    this.fields = fields;
  }

  answers(where: object): boolean {
    for (const field of this.fields) if (!isExact(fieldOf(where, field))) return false;
    return true;
  }

  /** The bucket that holds every row these conditions let through; none where there is no such row. */
  find(where: object): Bucket<T> | undefined {
    let node: Node<T> | undefined = this.#root;
    for (const field of this.fields) node = node?.branches.get(fieldOf(where, field));
    return node?.bucket;
  }

  /** The bucket of this record's values, made where there is none yet. */
  reach(record: T): Bucket<T> {
    let node = this.#root;
    for (const field of this.fields) {
      const value = fieldOf(record, field);
      let next = node.branches.get(value);
      if (next === undefined) {
        next = { branches: new Map(), bucket: new Bucket() };
        node.branches.set(value, next);
      }
      node = next;
    }
    return node.bucket;
  }
}

interface Node<T extends object> {
  readonly branches: Map<unknown, Node<T>>;
  readonly bucket: Bucket<T>;
}
