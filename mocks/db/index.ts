import type * as z from 'zod/mini';
import { Store } from './collection';
import type { Collection, RecordChange } from './collection';
import type { Definition, Key } from './definition';
import { DbError } from './error';
import { openMswData } from './mswData';
import { isPlainObject } from './plainObject';
import { createUndoLog, type UndoLog } from './undoLog';

export { collection } from './definition';
export type { Collection, RecordChange } from './collection';
export { DbError } from './error';
export { createUndoLog, type UndoLog } from './undoLog';

/** Declarations of collections by name. */
export type Definitions = Readonly<Record<string, Definition>>;
/** The collections of these definitions. */
export type Collections<D extends Definitions> = { readonly [N in keyof D]: Collection<z.core.output<D[N]['schema']>, KeyOf<D[N]>> };
type KeyOf<D> = D extends Definition<infer S, infer F> ? Extract<z.core.output<S>[F & keyof z.core.output<S>], Key> : never;

/** A change of one record, or of everything at once. */
export type Change = RecordChange | { readonly kind: 'cleared' | 'restored' };

/** The contents of the database as plain JSON data; records in the order of insertion, so that equal histories serialise equally. */
export interface Snapshot {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly collections: Readonly<Record<string, readonly object[]>>;
}

/** The collections by name, and the operations on all of them. */
export type Db<D extends Definitions> = Collections<D> & {
  snapshot(): Snapshot;
  /**
   * Replaces the contents of the database, and returns the names of the snapshot's unknown collections, which are ignored.
   * A collection missing from the snapshot becomes empty. Throws a DbError with location and reason, and then changes nothing.
   */
  restore(snapshot: unknown): readonly string[];
  clear(): void;
  /** Removes the records whose retention has ended at `at`. */
  expire(at: number): void;
  /** Makes changes of the records, and of everything else noted in it, atomic. */
  readonly undoLog: UndoLog;
  /** Calls `listener` after each change; returns the function that unsubscribes it. */
  onChange(listener: (change: Change) => void): () => void;
};

const format = 'exchange-db';
const version = 1;
const reserved = ['snapshot', 'restore', 'clear', 'expire', 'undoLog', 'onChange'];

/** Opens an empty database with these collections. */
export function createDb<D extends Definitions>(definitions: D): Db<D> {
  const names = Object.keys(definitions);
  const reservedName = names.find((name) => reserved.includes(name));
  if (reservedName !== undefined) throw new Error(`a collection cannot be named ${reservedName}`);
  const listeners = new Set<(change: Change) => void>();
  const notify = (change: Change): void => listeners.forEach((listener) => listener(change));
  const table = openMswData(names);
  const undoLog = createUndoLog();
  const collections = new Map(
    Object.entries(definitions).map(([name, definition]) => [name, new Store<object, Key>(name, definition, table(name), notify, undoLog)]),
  );
  const operations = {
    undoLog,
    snapshot: (): Snapshot => ({
      format,
      version,
      collections: Object.fromEntries(Array.from(collections, ([name, each]) => [name, each.all()])),
    }),
    restore: (snapshot: unknown) => {
      const saved = savedCollections(snapshot);
      const checked = Array.from(collections, ([name, each]) => [each, each.checkAll(listOf(saved, name))] as const);
      for (const [each, records] of checked) each.refill(records);
      notify({ kind: 'restored' });
      return Object.keys(saved).filter((name) => !collections.has(name));
    },
    clear: () => {
      for (const each of collections.values()) each.refill([]);
      notify({ kind: 'cleared' });
    },
    expire: (at: number) => {
      for (const each of collections.values()) each.expire(at);
    },
    onChange: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  // The map has one entry per definition, but its type no longer relates names to record types.
  return Object.freeze({ ...Object.fromEntries(collections), ...operations }) as Db<D>;
}

function savedCollections(snapshot: unknown): Readonly<Record<string, unknown>> {
  if (!isPlainObject(snapshot) || snapshot.format !== format)
    throw new DbError({}, `this is not a snapshot of this database (format ${format})`);
  if (snapshot.version !== version)
    throw new DbError({}, `has version ${JSON.stringify(snapshot.version)}; this database reads version ${version}`);
  if (!isPlainObject(snapshot.collections)) throw new DbError({}, 'has no collections');
  return snapshot.collections;
}

function listOf(saved: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = Object.hasOwn(saved, name) ? saved[name] : [];
  if (!Array.isArray(list)) throw new DbError({}, `has no list for ${JSON.stringify(name)}`);
  return list;
}
