import type * as z from 'zod/mini';
import { fieldOf } from './bucket';
import type { Definition, Key } from './definition';
import { DbError, type RecordLocation } from './error';
import { Indexes } from './indexes';
import type { Row, TableAdapter } from './mswData';
import { passesAll, remainingTests, cutToRange } from './matching';
import type { Page, Query, Where } from './query';
import { checkedRecord } from './records';
import type { UndoLog } from './undoLog';

/** What happened to one record; `before` and `after` are the frozen records themselves. */
export interface RecordChange<T extends object = object> {
  readonly kind: 'inserted' | 'updated' | 'removed';
  readonly collection: string;
  readonly key: Key;
  readonly before?: Readonly<T>;
  readonly after?: Readonly<T>;
  /** The change undoes an earlier one, whose task has failed. */
  readonly isUndo?: true;
}

/** The records of one kind. Returned records are deeply frozen; every write is validated against the schema and throws a DbError if invalid. */
export type Collection<T extends object, K extends Key> = Omit<Store<T, K>, 'checkAll' | 'refill' | 'expire'>;

/** The database's internal view of a collection. */
export class Store<T extends object, K extends Key> {
  readonly #name: string;
  readonly #definition: Definition<z.core.$ZodType<T>>;
  readonly #table: TableAdapter<T>;
  readonly #changed: (change: RecordChange<T>) => void;
  readonly #undoLog: UndoLog;
  #indexes: Indexes<T>;
  #inserted = 0;
  /** Whether the table's rows are out of insertion order, because an undo has restored a removed one. */
  #isDisordered = false;

  constructor(
    name: string,
    definition: Definition<z.core.$ZodType<T>>,
    table: TableAdapter<T>,
    changed: (change: RecordChange<T>) => void,
    undoLog: UndoLog,
  ) {
    this.#name = name;
    this.#definition = definition;
    this.#table = table;
    this.#changed = changed;
    this.#undoLog = undoLog;
    this.#indexes = new Indexes(definition.indexes, definition.retainUntil);
  }

  /** Adds a record with a new key. */
  insert(record: T): Readonly<T> {
    const { key, text, checked } = this.#check(record);
    if (this.#table.get(text) !== undefined) throw this.#error(text, 'already exists', this.#definition.key);
    return this.#add(key, text, checked);
  }

  /** Changes the given fields of the record with this key; `undefined` removes an optional field. */
  update(key: K, patch: Partial<T>): Readonly<T> {
    const row = this.#row(String(key));
    const { checked, text } = this.#check({ ...row.record, ...patch }, { stored: row.record });
    if (text !== row.key) throw this.#error(row.key, `cannot become ${JSON.stringify(text)}`, this.#definition.key);
    return this.#replace(key, row, checked);
  }

  /** Adds the record, or replaces the one with the same key as a whole. */
  upsert(record: T): Readonly<T> {
    const row = this.#table.get(String(fieldOf(record, this.#definition.key)));
    const { key, text, checked } = this.#check(record, row && { stored: row.record });
    if (row !== undefined) return this.#replace(key, row, checked);
    return this.#add(key, text, checked);
  }

  /** Removes the record; returns whether it existed. */
  remove(key: K): boolean {
    const row = this.#table.get(String(key));
    if (row === undefined) return false;
    this.#delete(row, key);
    return true;
  }

  get(key: K): Readonly<T> | undefined {
    return this.#table.get(String(key))?.record;
  }

  /** One page of the matching records, in order; `total` counts all matches. */
  find(query: Query<T> = {}): { list: readonly Readonly<T>[]; total: number } {
    const { where = everything, matching, sort = unsorted, page } = query;
    const index = this.#indexes.narrowest(where);
    const [candidates, appliedFields] = cutToRange(index.find(where)?.sorted(sort) ?? [], where, sort);
    const tests = remainingTests(where, matching, [...index.fields, ...appliedFields]);
    const records = tests.length === 0 ? candidates : candidates.filter((record) => passesAll(record, tests));
    const total = records.length;
    if (page === undefined) return { list: [...records], total };
    const start = pageStart(page);
    return { list: records.slice(start, start + page.size), total };
  }

  /** The number of matching records; of all records without conditions. */
  count(where: Where<T> = {}, matching?: (record: Readonly<T>) => boolean): number {
    const index = this.#indexes.narrowest(where);
    const bucket = index.find(where);
    if (bucket === undefined) return 0;
    const tests = remainingTests(where, matching, index.fields);
    if (tests.length === 0) return bucket.members.size;
    let count = 0;
    for (const row of bucket.members) if (passesAll(row.record, tests)) count += 1;
    return count;
  }

  /** All records in the order of insertion. */
  all(): readonly Readonly<T>[] {
    const rows = [...this.#table.rows()];
    if (this.#isDisordered) rows.sort((a, b) => a.order - b.order);
    return rows.map((row) => row.record);
  }

  /** Removes the records whose retention has ended at `at`; for `db.expire`. */
  expire(at: number): void {
    for (const row of this.#indexes.due(at)) {
      const key = fieldOf(row.record, this.#definition.key);
      if (isKey(key)) this.#delete(row, key);
    }
  }

  /** Validates the records of a snapshot without storing them; for `db.restore`. Throws a DbError. */
  checkAll(records: readonly unknown[]): readonly T[] {
    const seen = new Set<string>();
    return records.map((record, index) => {
      const { text, checked } = this.#check(record, { index });
      if (seen.has(text)) throw new DbError({ collection: this.#name, index, key: text, field: this.#definition.key }, 'is a duplicate');
      seen.add(text);
      return checked;
    });
  }

  /** Replaces all records with validated ones, without notifying listeners; for `db.restore` and `db.clear`. */
  refill(records: readonly T[]): void {
    this.#table.clear();
    this.#indexes = new Indexes(this.#definition.indexes, this.#definition.retainUntil);
    this.#inserted = 0;
    this.#isDisordered = false;
    for (const record of records) this.#append(String(fieldOf(record, this.#definition.key)), record);
  }

  #append(text: string, record: T): void {
    this.#inserted += 1;
    this.#indexes.add(this.#table.add({ key: text, order: this.#inserted, record }));
  }

  #add(key: Key, text: string, checked: T): T {
    this.#append(text, checked);
    this.#notify({ kind: 'inserted', collection: this.#name, key, after: checked }, this.#inserted);
    return checked;
  }

  #delete(row: Row<T>, key: Key): void {
    this.#indexes.remove(row);
    this.#table.remove(row);
    this.#notify({ kind: 'removed', collection: this.#name, key, before: row.record }, row.order);
  }

  #replace(key: Key, row: Row<T>, checked: T): T {
    this.#put(row, checked);
    this.#notify({ kind: 'updated', collection: this.#name, key, before: row.record, after: checked }, row.order);
    return checked;
  }

  #put(row: Row<T>, record: T): void {
    this.#indexes.remove(row);
    this.#indexes.add(this.#table.replace(row, record));
  }

  #row(text: string): Row<T> {
    const row = this.#table.get(text);
    if (row === undefined) throw this.#error(text, 'does not exist');
    return row;
  }

  /** Reports a change of the row with insertion number `order`, and logs how to undo it. */
  #notify(change: RecordChange<T>, order: number): void {
    this.#undoLog.note(() => this.#changed(this.#undo(change, order)));
    this.#changed(change);
  }

  /** Undoes a change, and returns the resulting change. */
  #undo({ collection, key, before, after }: RecordChange<T>, order: number): RecordChange<T> {
    const undone = { collection, key, isUndo: true } as const;
    if (before === undefined) {
      const row = this.#row(String(key));
      this.#indexes.remove(row);
      this.#table.remove(row);
      return { ...undone, kind: 'removed', before: row.record };
    }
    if (after !== undefined) {
      this.#put(this.#row(String(key)), before);
      return { ...undone, kind: 'updated', before: after, after: before };
    }
    this.#indexes.add(this.#table.add({ key: String(key), order, record: before }));
    this.#isDisordered = true;
    return { ...undone, kind: 'inserted', after: before };
  }

  /** Validates a record that replaces `stored`, if given, or that is at `index` of a snapshot's list. */
  #check(candidate: unknown, { stored, index }: { stored?: T; index?: number } = {}): { key: Key; text: string; checked: T } {
    const { schema, key: field } = this.#definition;
    const checked = checkedRecord(schema, candidate, () => this.#locationOf(candidate, index), stored);
    const key = fieldOf(checked, field);
    if (!isKey(key)) throw new DbError({ ...this.#locationOf(candidate, index), field }, 'cannot be a key');
    return { key, text: String(key), checked };
  }

  /** Identifies a record in an error. */
  #locationOf(candidate: unknown, index?: number): RecordLocation {
    const key = typeof candidate === 'object' && candidate !== null ? fieldOf(candidate, this.#definition.key) : undefined;
    return { collection: this.#name, ...(isKey(key) && { key: String(key) }), ...(index !== undefined && { index }) };
  }

  #error(key: string, reason: string, field?: string): DbError {
    return new DbError({ collection: this.#name, key, ...(field !== undefined && { field }) }, reason);
  }
}

const everything = {};
const unsorted = [] as const;

function pageStart({ num, size }: Page): number {
  if (!Number.isSafeInteger(num) || num < 1) throw new RangeError(`page number ${num} is not an integer of at least 1`);
  if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`page size ${size} is not an integer of at least 0`);
  return (num - 1) * size;
}

const isKey = (value: unknown): value is Key =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));
