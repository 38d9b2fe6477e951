import type { HostStorage } from './hostStorage';

const journalStore = 'journal';
const compactStore = 'compact';
const savesStore = 'saves';
const compactKey = 'latest';

/** Stores a world in the browser's IndexedDB, one database per name. Opens it immediately, so that it is ready when needed. */
export function indexedDbStorage(name: string): HostStorage {
  let opening: Promise<IDBDatabase> | null = null;

  const database = (): Promise<IDBDatabase> => {
    opening ??= openDatabase(`exchange-world:${name}`, () => (opening = null));
    opening.catch(() => (opening = null));
    return opening;
  };
  database().catch(() => {}); // the first operation reports the error

  const run = async <R>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => () => R): Promise<R> => {
    const transaction = (await database()).transaction([journalStore, compactStore, savesStore], mode);
    return new Promise<R>((resolve, reject) => {
      const rejectAborted = () => reject(transaction.error ?? new Error('the browser aborted a write'));
      transaction.addEventListener('abort', rejectAborted);
      const result = work(transaction);
      transaction.addEventListener('complete', () => resolve(result()));
    });
  };

  return {
    load: () =>
      run('readonly', (transaction) => {
        const compact = transaction.objectStore(compactStore).get(compactKey);
        const journal = transaction.objectStore(journalStore).getAll();
        const saves = transaction.objectStore(savesStore).getAll();
        return () => ({ compact: compact.result ?? null, journal: journal.result, saves: saves.result });
      }),
    append: (entries) =>
      run('readwrite', (transaction) => {
        const store = transaction.objectStore(journalStore);
        for (const entry of entries) store.add(entry);
        return () => {};
      }),
    compact: (next) =>
      run('readwrite', (transaction) => {
        transaction.objectStore(compactStore).put(next, compactKey);
        transaction.objectStore(journalStore).clear();
        return () => {};
      }),
    storeSavePoints: (changes) =>
      run('readwrite', (transaction) => {
        const store = transaction.objectStore(savesStore);
        for (const { name, text } of changes) {
          if (text === null) store.delete(name);
          else store.put({ name, text });
        }
        return () => {};
      }),
    clear: () =>
      run('readwrite', (transaction) => {
        transaction.objectStore(compactStore).clear();
        transaction.objectStore(journalStore).clear();
        return () => {};
      }),
  };
}

function openDatabase(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(journalStore, { keyPath: 'n' });
        request.result.createObjectStore(compactStore);
      }
      request.result.createObjectStore(savesStore, { keyPath: 'name' });
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser refuses to open its storage')));
    request.addEventListener('success', () => {
      const opened = request.result;
      opened.addEventListener('close', lost);
      opened.addEventListener('versionchange', () => {
        opened.close();
        lost();
      });
      resolve(opened);
    });
  });
}
