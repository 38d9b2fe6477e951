import type { Row } from './mswData';

const dayMs = 86_400_000;

/** The rows of a collection by the day their retention ends, so that removing expired ones does not scan the others. */
export class Expiry<T extends object> {
  readonly #retainUntil: (record: T) => number | null;
  readonly #days = new Map<number, Set<Row<T>>>();

  constructor(retainUntil: (record: T) => number | null = () => null) {
    this.#retainUntil = retainUntil;
  }

  add(row: Row<T>): void {
    const until = this.#retainUntil(row.record);
    if (until === null) return;
    const day = Math.floor(until / dayMs);
    const rows = this.#days.get(day);
    if (rows) rows.add(row);
    else this.#days.set(day, new Set([row]));
  }

  remove(row: Row<T>): void {
    const until = this.#retainUntil(row.record);
    if (until === null) return;
    const day = Math.floor(until / dayMs);
    const rows = this.#days.get(day);
    rows?.delete(row);
    if (rows?.size === 0) this.#days.delete(day);
  }

  /** The rows whose retention has ended at `at`, in the order of insertion. */
  due(at: number): readonly Row<T>[] {
    const found: Row<T>[] = [];
    for (const [day, rows] of this.#days) {
      if (day * dayMs > at) continue;
      for (const row of rows) if ((this.#retainUntil(row.record) ?? Infinity) <= at) found.push(row);
    }
    return found.toSorted((a, b) => a.order - b.order);
  }
}
