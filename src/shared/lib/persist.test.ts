import { allSettled, createEvent, createStore, fork } from 'effector';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cases } from '@tests/support/amount';
import { $storage, persist, readStored } from './persist';
import { admitModels } from './lateModels';
import { appStopped, appStarted } from './lifecycle';
import { localStorageAdapter, memoryStorage, type StorageAdapter } from './storage';
import { lateStorageKeys, searchHistoryLength } from './lateStorageKeys';
import { storageKeys } from './storageKeys';

const rows = [...Object.values(storageKeys), ...Object.values(lateStorageKeys)];

const starred = createEvent<number>();
const $favourites = createStore<number[]>([]).on(starred, (list, tradeId) => [...list, tradeId]);
persist(storageKeys.spotFavourites, $favourites);

const chosen = createEvent<'light' | 'dark' | 'system'>();
const $theme = createStore<'light' | 'dark' | 'system'>('system').on(chosen, (_, theme) => theme);
persist(storageKeys.theme, $theme);

const open = async (storage: StorageAdapter) => {
  const scope = fork({ values: [[$storage, storage]] });
  await allSettled(appStarted, { scope });
  return {
    star: (tradeId: number) => allSettled(starred, { scope, params: tradeId }),
    choose: (theme: 'light' | 'dark' | 'system') => allSettled(chosen, { scope, params: theme }),
    close: () => allSettled(appStopped, { scope }),
    favourites: () => scope.getState($favourites),
    theme: () => scope.getState($theme),
  };
};

const name = storageKeys.spotFavourites.name;

describe('what is kept', () => {
  test('is there again when the page opens anew', async () => {
    const storage = memoryStorage();
    const page = await open(storage);
    await page.star(7);
    await page.choose('dark');
    const again = await open(storage);
    expect([again.favourites(), again.theme()]).toEqual([[7], 'dark']);
  });

  test('of a model that is created after the start is read by itself and once only, and written from then on', async () => {
    const storage = memoryStorage({ [storageKeys.hideBalance.name]: 'true' });
    const reads: string[] = [];
    const read = (key: string) => (reads.push(key), storage.read(key));
    const scope = fork({ values: [[$storage, { ...storage, read }]] });
    await allSettled(appStarted, { scope });
    onTestFinished(admitModels(scope));
    const before = reads.length;
    const toggled = createEvent();
    const $isHidden = createStore(false).on(toggled, (isHidden) => !isHidden);
    persist(storageKeys.hideBalance, $isHidden);
    await allSettled(scope);
    expect(scope.getState($isHidden)).toBe(true);
    persist(storageKeys.downloadBarDismissed, createStore(false));
    await allSettled(scope);
    expect(reads.slice(before)).toEqual([storageKeys.hideBalance.name, storageKeys.downloadBarDismissed.name]);
    await allSettled(toggled, { scope });
    expect(storage.read(storageKeys.hideBalance.name)).toBe('false');
    await allSettled(appStopped, { scope });
  });

  test('is written as the script before the first paint reads it', async () => {
    const storage = memoryStorage();
    await (await open(storage)).choose('dark');
    expect(storage.read('ui.theme')).toBe('"dark"');
  });

  test('follows another tab, and both agree on the last word', async () => {
    const storage = memoryStorage();
    const [one, two] = [await open(storage), await open(storage.otherTab())];
    await one.star(1);
    expect(two.favourites()).toEqual([1]);
    await two.star(2);
    expect([one.favourites(), two.favourites()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await one.choose('dark');
    await two.choose('light');
    expect([one.theme(), two.theme()]).toEqual(['light', 'light']);
  });

  test('is followed no more once the page is closed', async () => {
    const storage = memoryStorage();
    const [one, two] = [await open(storage), await open(storage.otherTab())];
    await two.close();
    await one.star(1);
    expect(two.favourites()).toEqual([]);
  });

  test('is not written for having been read', async () => {
    const storage = memoryStorage({ [name]: '[1, 2]' });
    const page = await open(storage);
    expect([page.favourites(), storage.read('ui.theme')]).toEqual([[1, 2], null]);
  });
});

describe('a damaged storage', () => {
  test.each(['', 'null', '{', '"x"', '{"version":2}', '[[[', '\u0000', 'true', 'undefined'])(
    'holding %j gives the default and is mended by the next change',
    async (text) => {
      const storage = memoryStorage({ [name]: text, 'ui.theme': text });
      const page = await open(storage);
      expect([page.favourites(), page.theme()]).toEqual([[], 'system']);
      await page.star(3);
      expect(storage.read(name)).toBe('[3]');
    },
  );

  test('of another version costs only the items that make no sense', async () => {
    const page = await open(memoryStorage({ [name]: '[1,"2",null,{"tradeId":4},5.5,6]' }));
    expect(page.favourites()).toEqual([1, 6]);
  });

  test('of any content is read without an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.oneof(fc.string(), fc.json()), (row, text) => {
        readStored<unknown>(memoryStorage({ [row.name]: text }), row);
      }),
      { numRuns: cases(3000) },
    );
  });
});

describe('a storage that is refused or full', () => {
  const refusing = (): Window => {
    const view = Object.create(globalThis);
    return Object.defineProperty(view, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  };

  test('forgets, and the page works on', async () => {
    const storage: StorageAdapter = { ...localStorageAdapter(refusing()), follow: () => () => {} };
    const page = await open(storage);
    await page.star(9);
    expect([page.favourites(), storage.read(name), storage.write(name, 'x')]).toEqual([[9], null, false]);
  });
});

describe('the table of names', () => {
  test('names each value once', () => {
    const names = rows.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[R-STORE-01] keeps spot favourites, contract favourites, the search history and the dismissed bar apart', () => {
    const { spotFavourites, contractFavourites, downloadBarDismissed } = storageKeys;
    const { searchHistory } = lateStorageKeys;
    expect(new Set([spotFavourites, contractFavourites, searchHistory, downloadBarDismissed].map((row) => row.name)).size).toBe(4);
  });

  test('a search history of any length is read as its newest items', () => {
    const items = Array.from({ length: 9 }, (_, traceId) => ({ traceId, baseCurrency: 'btc', quoteCurrency: 'usdt' }));
    const read = readStored(memoryStorage({ [lateStorageKeys.searchHistory.name]: JSON.stringify(items) }), lateStorageKeys.searchHistory);
    expect(read).toEqual(items.slice(0, searchHistoryLength));
  });

  test('a language that this build does not speak is none', () => {
    const read = (text: string) => readStored(memoryStorage({ [storageKeys.language.name]: text }), storageKeys.language);
    expect([read('"zh_CN"'), read('"xx_YY"'), read('"zh-CN"')]).toEqual(['zh_CN', null, null]);
  });
});
