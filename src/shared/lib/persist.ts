import { createEffect, createEvent, createStore, sample, type Event, type StoreWritable } from 'effector';
import * as z from 'zod/mini';
import { subscribeWhileActive } from './lifecycle';
import { localStorageAdapter, memoryStorage, tabStorageAdapter, type StorageAdapter } from './storage';
import type { StorageRow } from './storageKeys';

/** The scope's storage: the browser's local storage, or an isolated app's own. */
export const $storage = createStore<StorageAdapter>(typeof window === 'undefined' ? memoryStorage() : localStorageAdapter(window), {
  serialize: 'ignore',
});

/** The scope's storage of its tab alone. */
export const $tabStorage = createStore<StorageAdapter>(typeof window === 'undefined' ? memoryStorage() : tabStorageAdapter(window), {
  serialize: 'ignore',
});

/** Reads one value before there is a scope; null if it is missing or invalid. */
export const readStored = <Value>(storage: StorageAdapter, row: StorageRow<Value>): Value | null => understood(row, storage.read(row.name));

/** Persists a store in the browser, for all tabs or where its row says so for one: read when the app starts, written on change, synchronised between tabs. An invalid value gives the store's default and is overwritten by the next change. Returns what it reads. */
export function persist<Value>(row: StorageRow<Value>, $value: StoreWritable<Value>): Event<Reading> {
  const $kept = row.isOfTab ? $tabStorage : $storage;
  const seen = createEvent<Reading>();
  const $text = createStore<string | null>(null, { serialize: 'ignore' });
  subscribeWhileActive({
    source: $kept,
    reported: seen,
    listen: (storage, report) => {
      const kept = storage.read(row.name);
      // What is not kept says nothing: on a first visit that would be each of twenty values.
      if (kept !== null) report({ text: kept, isFirst: true });
      // The current value, not the event's: two tabs that write at once then converge.
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

/** What a storage holds: read when the app, or a model that came later, starts, or because another tab has written it. */
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
