import type { Unsubscribe } from './clock';

/** Text storage by name that survives a reload. No method throws: if the storage is blocked, full or gone, values are lost. */
export interface StorageAdapter {
  /** Returns the text, or null if it is missing or the storage is blocked. */
  readonly read: (name: string) => string | null;
  /** Stores a text, or removes it if `text` is null; returns whether that succeeded. */
  readonly write: (name: string, text: string | null) => boolean;
  /** Calls `changed` when another tab changed the text. */
  readonly subscribe: (name: string, changed: () => void) => Unsubscribe;
}

const webStorageAccess = (area: () => Storage): Pick<StorageAdapter, 'read' | 'write'> => ({
  read: (name) => attempt(() => area().getItem(name), null),
  write: (name, text) =>
    attempt(() => {
      if (text === null) area().removeItem(name);
      else area().setItem(name, text);
      return true;
    }, false),
});

/** The browser's local storage. */
export const localStorageAdapter = (view: Window): StorageAdapter => ({
  ...webStorageAccess(() => view.localStorage),
  subscribe: (name, changed) => {
    // key is null if the whole storage was cleared
    const onStorage = ({ key }: StorageEvent) => (key === name || key === null) && changed();
    view.addEventListener('storage', onStorage);
    return () => view.removeEventListener('storage', onStorage);
  },
});

/** The tab's session storage, kept until the tab is closed. Frames share it with their tab, so each frame appends its name to its keys. */
export const tabStorageAdapter = (view: Window): StorageAdapter => {
  const { read, write } = webStorageAccess(() => view.sessionStorage);
  const keyOf = (name: string) => (view === view.top ? name : `${name}.${view.name}`);
  return { read: (name) => read(keyOf(name)), write: (name, text) => write(keyOf(name), text), subscribe: () => () => {} };
};

/** In-memory storage shared by several tabs, for isolated apps and tests. */
export interface MemoryStorage extends StorageAdapter {
  /** The same storage as seen by another tab. */
  readonly otherTab: () => MemoryStorage;
}

/** Creates a storage that lasts as long as the page. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const texts = new Map(Object.entries(entries));
  const subscribers = new Set<{ tab: number; name: string; changed: () => void }>();
  let tabs = 0;
  const open = (): MemoryStorage => {
    const tab = (tabs += 1);
    return {
      read: (name) => texts.get(name) ?? null,
      write: (name, text) => {
        if (text === (texts.get(name) ?? null)) return true;
        if (text === null) texts.delete(name);
        else texts.set(name, text);
        for (const subscriber of subscribers) if (subscriber.name === name && subscriber.tab !== tab) subscriber.changed();
        return true;
      },
      subscribe: (name, changed) => {
        const subscriber = { tab, name, changed };
        subscribers.add(subscriber);
        return () => void subscribers.delete(subscriber);
      },
      otherTab: open,
    };
  };
  return open();
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
