import { allSettled, createEvent, createStore, fork } from 'effector';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { $storage, persist, readStored } from './persist';
import { startLazyModels } from './lazyModels';
import { appStopped, appStarted } from './lifecycle';
import { localStorageAdapter, memoryStorage, type StorageAdapter } from './storage';
import { pageStorageKeys, searchHistoryLength } from './pageStorageKeys';
import { storageKeys } from './storageKeys';

const rows = [...Object.values(storageKeys), ...Object.values(pageStorageKeys)];

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

describe('a persisted value', () => {
  test('is restored when the page is opened again', async () => {
    const storage = memoryStorage();
    const page = await open(storage);
    await page.star(7);
    await page.choose('dark');
    const again = await open(storage);
    expect([again.favourites(), again.theme()]).toEqual([[7], 'dark']);
  });

  test('of a late model is read once, and written on later changes', async () => {
    const storage = memoryStorage({ [storageKeys.hideBalance.name]: 'true' });
    const reads: string[] = [];
    const read = (key: string) => (reads.push(key), storage.read(key));
    const scope = fork({ values: [[$storage, { ...storage, read }]] });
    await allSettled(appStarted, { scope });
    onTestFinished(startLazyModels(scope));
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

  test('has the format that the script before the first paint reads', async () => {
    const storage = memoryStorage();
    await (await open(storage)).choose('dark');
    expect(storage.read('ui.theme')).toBe('"dark"');
  });

  test('synchronises with another tab, and the last write wins in both', async () => {
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

  test('no longer synchronises once the page is closed', async () => {
    const storage = memoryStorage();
    const [one, two] = [await open(storage), await open(storage.otherTab())];
    await two.close();
    await one.star(1);
    expect(two.favourites()).toEqual([]);
  });

  test('is not written just because it was read', async () => {
    const storage = memoryStorage({ [name]: '[1, 2]' });
    const page = await open(storage);
    expect([page.favourites(), storage.read('ui.theme')]).toEqual([[1, 2], null]);
  });
});

describe('a damaged storage value', () => {
  test.each(['', 'null', '{', '"x"', '{"version":2}', '[[[', '\u0000', 'true', 'undefined'])(
    '%j falls back to the default and is overwritten by the next change',
    async (text) => {
      const storage = memoryStorage({ [name]: text, 'ui.theme': text });
      const page = await open(storage);
      expect([page.favourites(), page.theme()]).toEqual([[], 'system']);
      await page.star(3);
      expect(storage.read(name)).toBe('[3]');
    },
  );

  test('of another version only loses its invalid items', async () => {
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

describe('a blocked or full storage', () => {
  const refusing = (): Window => {
    const view = Object.create(globalThis);
    return Object.defineProperty(view, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  };

  test('loses values while the page keeps working', async () => {
    const storage: StorageAdapter = { ...localStorageAdapter(refusing()), subscribe: () => () => {} };
    const page = await open(storage);
    await page.star(9);
    expect([page.favourites(), storage.read(name), storage.write(name, 'x')]).toEqual([[9], null, false]);
  });
});

describe('the storage keys', () => {
  test('are unique', () => {
    const names = rows.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[R-STORE-01] separate spot favourites, contract favourites, the search history and the dismissed bar', () => {
    const { spotFavourites, contractFavourites, downloadBarDismissed } = storageKeys;
    const { searchHistory } = pageStorageKeys;
    expect(new Set([spotFavourites, contractFavourites, searchHistory, downloadBarDismissed].map((row) => row.name)).size).toBe(4);
  });

  test('limit a long search history to its newest items', () => {
    const items = Array.from({ length: 9 }, (_, traceId) => ({ traceId, baseCurrency: 'btc', quoteCurrency: 'usdt' }));
    const read = readStored(memoryStorage({ [pageStorageKeys.searchHistory.name]: JSON.stringify(items) }), pageStorageKeys.searchHistory);
    expect(read).toEqual(items.slice(0, searchHistoryLength));
  });

  test('reject a language that this build does not support', () => {
    const read = (text: string) => readStored(memoryStorage({ [storageKeys.language.name]: text }), storageKeys.language);
    expect([read('"zh_CN"'), read('"xx_YY"'), read('"zh-CN"')]).toEqual(['zh_CN', null, null]);
  });
});
