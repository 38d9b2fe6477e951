import type { Row } from './mswData';
import { compareScalars } from './query';

type Order = readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
type Compare<T extends object> = (a: Row<T>, b: Row<T>) => number;

/** From this many changes on, sorting again is cheaper than placing each row. */
const resortFrom = 32;

/** The rows with equal values in the fields of one index, and a sorted view for each order requested so far. */
export class Bucket<T extends object> {
  readonly members = new Set<Row<T>>();
  readonly #views: View<T>[] = [];

  add(row: Row<T>): void {
    this.members.add(row);
    for (const view of this.#views) view.add(row);
  }

  remove(row: Row<T>): void {
    this.members.delete(row);
    for (const view of this.#views) view.remove(row);
  }

  /** The records in this order: sorted on the first request and kept sorted from then on. */
  sorted(order: Order): readonly T[] {
    for (const view of this.#views) if (isSameOrder(view.order, order)) return view.records();
    const view = new View(order, this.members);
    this.#views.push(view);
    return view.records();
  }
}

/** A sorted list that is kept up to date; changes are applied at the next read, so that bulk writes stay cheap. */
class View<T extends object> {
  readonly order: Order;
  readonly #compare: Compare<T>;
  readonly #added = new Set<Row<T>>();
  readonly #removed = new Set<Row<T>>();
  #rows: Row<T>[];
  /** The records of `#rows`, so that a page is a single slice. */
  #records: T[];

  constructor(order: Order, members: Iterable<Row<T>>) {
    this.order = order.map(([field, direction]) => [field, direction] as const);
    this.#compare = comparison(this.order);
    this.#rows = Array.from(members).toSorted(this.#compare);
    this.#records = this.#rows.map(recordOf);
  }

  add(row: Row<T>): void {
    this.#added.add(row);
  }

  remove(row: Row<T>): void {
    if (!this.#added.delete(row)) this.#removed.add(row);
  }

  records(): readonly T[] {
    if (this.#added.size > 0 || this.#removed.size > 0) this.#applyChanges();
    return this.#records;
  }

  #applyChanges(): void {
    if (this.#added.size + this.#removed.size < resortFrom) {
      for (const row of this.#removed) this.#splice(row, 1);
      for (const row of this.#added) this.#splice(row, 0, row);
    } else {
      if (this.#removed.size > 0) this.#rows = this.#rows.filter((row) => !this.#removed.has(row));
      for (const row of this.#added) this.#rows.push(row);
      this.#rows.sort(this.#compare);
      this.#records = this.#rows.map(recordOf);
    }
    this.#added.clear();
    this.#removed.clear();
  }

  #splice(row: Row<T>, count: number, ...inserted: Row<T>[]): void {
    const position = this.#position(row);
    this.#rows.splice(position, count, ...inserted);
    this.#records.splice(position, count, ...inserted.map(recordOf<T>));
  }

  #position(row: Row<T>): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#rows[middle];
      if (other !== undefined && this.#compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function comparison<T extends object>(order: Order): Compare<T> {
  return (a, b) => {
    for (const [field, direction] of order) {
      const difference = compareScalars(fieldOf(a.record, field), fieldOf(b.record, field));
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return a.order - b.order;
  };
}

function isSameOrder(a: Order, b: Order): boolean {
  if (a.length !== b.length) return false;
  return a.every(([field, direction], index) => b[index]?.[0] === field && b[index]?.[1] === direction);
}

const recordOf = <T extends object>(row: Row<T>): T => row.record;

/** A field by its name; the types check the fields of indexes and orders where they are declared. */
export const fieldOf = (record: object, field: string): unknown => (record as Record<string, unknown>)[field];
