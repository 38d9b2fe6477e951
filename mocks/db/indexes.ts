import { Bucket, fieldOf } from './bucket';
import { Expiry } from './expiry';
import type { Row } from './mswData';
import { isExact } from './query';

/** The rows of a collection by the values of its indexed fields and by their retention; the index without fields contains all rows. */
export class Indexes<T extends object> {
  readonly #indexes: readonly Index<T>[];
  readonly #expiry: Expiry<T>;

  constructor(indexes: readonly (readonly string[])[], retainUntil?: (record: T) => number | null) {
    this.#expiry = new Expiry(retainUntil);
    this.#indexes = [...indexes, []].toSorted((a, b) => b.length - a.length).map((fields) => new Index<T>(fields));
  }

  add(row: Row<T>): void {
    for (const index of this.#indexes) index.bucketFor(row.record).add(row);
    this.#expiry.add(row);
  }

  remove(row: Row<T>): void {
    for (const index of this.#indexes) index.bucketFor(row.record).remove(row);
    this.#expiry.remove(row);
  }

  /** The rows whose retention has ended at `at`, in the order of insertion. */
  due(at: number): readonly Row<T>[] {
    return this.#expiry.due(at);
  }

  /** The index that answers the most of these conditions. */
  narrowest(where: object): Index<T> {
    for (const index of this.#indexes) if (index.covers(where)) return index;
    throw new Error('the index without fields answers every query');
  }
}

/** Buckets of rows by the values of the indexed fields. */
export class Index<T extends object> {
  readonly fields: readonly string[];
  readonly #root: Node<T> = { branches: new Map(), bucket: new Bucket() };

  constructor(fields: readonly string[]) {
    this.fields = fields;
  }

  covers(where: object): boolean {
    for (const field of this.fields) if (!isExact(fieldOf(where, field))) return false;
    return true;
  }

  /** The bucket that contains every row matching these conditions; undefined if no row has ever matched. */
  find(where: object): Bucket<T> | undefined {
    let node: Node<T> | undefined = this.#root;
    for (const field of this.fields) node = node?.branches.get(fieldOf(where, field));
    return node?.bucket;
  }

  /** The bucket of this record's values, created if missing. */
  bucketFor(record: T): Bucket<T> {
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
