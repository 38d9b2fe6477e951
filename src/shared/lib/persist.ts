import { createEffect, createEvent, createStore, sample, type Event, type StoreWritable } from 'effector';
import * as z from 'zod/mini';
import { subscribeWhileActive } from './lifecycle';
import { localStorageAdapter, memoryStorage, tabStorageAdapter, type StorageAdapter } from './storage';
import type { StorageRow } from './storageKeys';

/** The scope's storage: the browser's local storage, or an isolated app's own. */
export const $storage = createStore<StorageAdapter>(typeof window === 'undefined' ? memoryStorage() : localStorageAdapter(window), {
  serialize: 'ignore',
});

/** The scope's storage for its own tab. */
export const $tabStorage = createStore<StorageAdapter>(typeof window === 'undefined' ? memoryStorage() : tabStorageAdapter(window), {
  serialize: 'ignore',
});

/** Reads a value before the scope exists; null if it is missing or invalid. */
export const readStored = <Value>(storage: StorageAdapter, row: StorageRow<Value>): Value | null =>
  parseStored(row, storage.read(row.name));

/** Persists a store in the browser: read at app start, written on change, synchronised between tabs unless `isOfTab`. An invalid value falls back to the default and is overwritten by the next change. Returns an event for each value read. */
export function persist<Value>(row: StorageRow<Value>, $value: StoreWritable<Value>): Event<StoredReading> {
  const $adapter = row.isOfTab ? $tabStorage : $storage;
  const valueRead = createEvent<StoredReading>();
  const $text = createStore<string | null>(null, { serialize: 'ignore' });
  subscribeWhileActive({
    source: $adapter,
    reported: valueRead,
    listen: (storage, report) => {
      const stored = storage.read(row.name);
      // Missing values are not reported: on a first visit there would be about twenty.
      if (stored !== null) report({ text: stored, isFirst: true });
      // The current value instead of the event's, so that two tabs writing at once converge.
      return storage.subscribe(row.name, () => report({ text: storage.read(row.name), isFirst: false }));
    },
  });
  const written = sample({ clock: $value.updates, fn: (value) => JSON.stringify(value) });
  const changed = sample({ clock: written, source: $text, filter: (stored, text) => stored !== text, fn: (_, text) => text });
  $text.on(valueRead, (_, { text }) => text).on(changed, (_, text) => text);
  $value.on(valueRead, (_, { text }) => parseStored(row, text) ?? $value.defaultState);
  sample({ clock: changed, source: $adapter, fn: (storage, text) => ({ storage, name: row.name, text }), target: writeFx });
  return valueRead;
}

/** A value read from storage: when the app or a model created later starts, or after another tab wrote it. */
export interface StoredReading {
  readonly text: string | null;
  readonly isFirst: boolean;
}

interface WriteRequest {
  readonly storage: StorageAdapter;
  readonly name: string;
  readonly text: string;
}
const writeFx = createEffect(({ storage, name, text }: WriteRequest) => storage.write(name, text));

function parseStored<Value>({ schema }: StorageRow<Value>, text: string | null): Value | null {
  const read = z.safeParse(schema, parseJson(text));
  return read.success ? read.data : null;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
