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
export const readStored = <Value>(storage: StorageAdapter, row: StorageRow<Value>): Value | null => understood(row, storage.read(row.name));

/** Persists a store in the browser: read at app start, written on change, synchronised between tabs unless `isOfTab`. An invalid value falls back to the default and is overwritten by the next change. Returns its readings. */
export function persist<Value>(row: StorageRow<Value>, $value: StoreWritable<Value>): Event<Reading> {
  const $kept = row.isOfTab ? $tabStorage : $storage;
  const seen = createEvent<Reading>();
  const $text = createStore<string | null>(null, { serialize: 'ignore' });
  subscribeWhileActive({
    source: $kept,
    reported: seen,
    listen: (storage, report) => {
      const kept = storage.read(row.name);
      // Missing values are not reported: on a first visit there would be about twenty.
      if (kept !== null) report({ text: kept, isFirst: true });
      // The current value instead of the event's, so that two tabs writing at once converge.
      return storage.follow(row.name, () => report({ text: storage.read(row.name), isFirst: false }));
    },
  });
  const written = sample({ clock: $value.updates, fn: (value) => JSON.stringify(value) });
  const changed = sample({ clock: written, source: $text, filter: (kept, text) => kept !== text, fn: (_, text) => text });
  $text.on(seen, (_, { text }) => text).on(changed, (_, text) => text);
  $value.on(seen, (_, { text }) => understood(row, text) ?? $value.defaultState);
  sample({ clock: changed, source: $kept, fn: (storage, text) => ({ storage, name: row.name, text }), target: writeFx });
  return seen;
}

/** A value read from storage: when the app or a late model starts, or after another tab wrote it. */
export interface Reading {
  readonly text: string | null;
  readonly isFirst: boolean;
}

interface Writing {
  readonly storage: StorageAdapter;
  readonly name: string;
  readonly text: string;
}
const writeFx = createEffect(({ storage, name, text }: Writing) => storage.write(name, text));

function understood<Value>({ schema }: StorageRow<Value>, text: string | null): Value | null {
  const read = z.safeParse(schema, parsed(text));
  return read.success ? read.data : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
