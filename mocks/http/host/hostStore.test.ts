import { describe, expect, it, vi } from 'vitest';
import { openHostStore } from './hostStore';
import type { HostStoreOptions } from './hostStore';
import { fakeBrowser, readRequest, wordsOf, wordWorld, writeRequest } from './fakeBrowser';
import { memoryStorage } from './hostStorage';
import type { HostStorage } from './hostStorage';

const opening = (storage: HostStorage, more: Partial<HostStoreOptions> = {}) => {
  const onTrouble = vi.fn<HostStoreOptions['onStorageProblem']>();
  const store = openHostStore({ open: wordWorld, storage, onStorageProblem: onTrouble, onChange: () => {}, idle: () => {}, ...more });
  return store.then((opened) => ({ store: opened, troubles: () => onTrouble.mock.calls.map(([trouble]) => trouble) }));
};
const words = async (storage: HostStorage) => {
  const { store, troubles } = await opening(storage);
  return { words: wordsOf(await store.answer(readRequest(), 'x')), troubles: troubles() };
};
/** A storage containing `count` words. */
const filled = async (count: number): Promise<HostStorage> => {
  const storage = memoryStorage();
  const { store } = await opening(storage);
  for (let index = 0; index < count; index++) await store.answer(writeRequest(`w${index}`), 'x');
  return storage;
};
const named = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

describe('save points', () => {
  /** A word world that also stores each posted word as a save point; a word starting with `-` removes one. */
  const saving =
    (seen: Map<string, string>): HostStoreOptions['open'] =>
    (snapshot, saves) => {
      for (const [name, text] of saves) seen.set(name, text);
      const world = wordWorld(snapshot);
      return {
        ...world,
        answer: (request, connection, moment) => ({
          ...world.answer(request, connection, moment),
          ...(request.body === null
            ? {}
            : { saves: [{ name: request.body, text: request.body.startsWith('-') ? null : `text ${moment.at}` }] }),
        }),
      };
    };

  it('are restored with the world and outlive an unreadable one', async () => {
    const storage = memoryStorage();
    const { store } = await opening(storage, { open: saving(new Map()) });
    await store.answer(writeRequest('a'), 'x');
    await store.answer(writeRequest('b'), 'x');
    const again = new Map<string, string>();
    await opening(storage, { open: saving(again) });
    expect([...again.keys()]).toEqual(['a', 'b']);
    const { compact, journal, saves } = await storage.load();
    const unreadable: HostStorage = {
      ...storage,
      load: async () => ({ compact: { ...Object(compact), n: 'x' }, journal, saves: [...saves, 5] }),
    };
    const after = new Map<string, string>();
    await opening(unreadable, { open: saving(after) });
    expect([...after.keys()]).toEqual(['a', 'b']);
  });

  it('are stored before their request is answered', async () => {
    const order: string[] = [];
    const storage = memoryStorage();
    const slow: HostStorage = {
      ...storage,
      storeSavePoints: async (changes) => {
        await new Promise((resolve) => setImmediate(resolve));
        await storage.storeSavePoints(changes);
        order.push('kept');
      },
    };
    const { store } = await opening(slow, { open: saving(new Map()) });
    await store.answer(writeRequest('a'), 'x');
    order.push('answered');
    expect(order).toEqual(['kept', 'answered']);
  });

  it('rejected by the storage are reported, and the world continues', async () => {
    const storage: HostStorage = { ...memoryStorage(), storeSavePoints: () => Promise.reject(new Error('full')) };
    const { store, troubles } = await opening(storage, { open: saving(new Map()) });
    expect(wordsOf(await store.answer(writeRequest('a'), 'x'))).toEqual(['a']);
    expect(troubles()).toEqual([{ kind: 'refused', reason: 'full' }]);
  });
});

describe('the host store', () => {
  it('writes a change, then notifies, then answers', async () => {
    const order: string[] = [];
    const storage = memoryStorage();
    const slow: HostStorage = {
      ...storage,
      append: async (entries) => {
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`kept ${entries.map(({ request }) => request.body).join(' ')}`);
        await storage.append(entries);
      },
    };
    const { store } = await opening(slow, { onChange: (ids) => order.push(`told ${ids.length}`) });
    await Promise.all([
      store.answer(writeRequest('a'), 'x').then(() => order.push('answered a')),
      store.answer(writeRequest('b'), 'x').then(() => order.push('answered b')),
      store.answer(readRequest(), 'x').then((response) => order.push(`read ${wordsOf(response).join(' ')}`)),
      store.answer(writeRequest('c'), 'x').then(() => order.push('answered c')),
    ]);
    expect(order).toEqual(['kept a', 'told 1', 'answered a', 'kept b c', 'told 2', 'answered b', 'read a b', 'answered c']);
  });

  it('answers reads of a new world before it is stored, and changes after', async () => {
    const order: string[] = [];
    let keep = () => {};
    const kept = new Promise<void>((resolve) => (keep = resolve));
    const storage = memoryStorage();
    const slow: HostStorage = {
      ...storage,
      compact: async (next) => {
        await kept;
        order.push('world kept');
        await storage.compact(next);
      },
    };
    const { store } = await opening(slow);
    await store.answer(readRequest(), 'x');
    const changed = store.answer(writeRequest('a'), 'x').then(() => order.push('answered a'));
    await new Promise((resolve) => setImmediate(resolve));
    keep();
    await changed;
    expect(order).toEqual(['world kept', 'answered a']);
    expect((await words(storage)).words).toEqual(['a']);
  });

  it('replays the same history, including instants and connections', async () => {
    const storage = memoryStorage();
    const { store } = await opening(storage);
    for (const word of ['a', 'b', 'c']) {
      await store.answer(writeRequest(word), `from ${word}`);
      await store.answer(readRequest(), 'x');
    }
    const before = (await store.answer(readRequest(), 'x')).body;
    const again = await opening(storage);
    expect((await again.store.answer(readRequest(), 'x')).body).toBe(before);
  });

  it('takes a snapshot after 200 changes and keeps only later entries in the journal', async () => {
    const storage = await filled(450);
    const { compact, journal } = await storage.load();
    expect(compact).toMatchObject({ n: 400 });
    expect(journal).toHaveLength(50);
    expect((await words(storage)).words).toEqual(named(450));
  });

  it('takes a snapshot when idle, unless there are only a few changes', async () => {
    const browser = fakeBrowser();
    const { storage, environment } = browser.openTab();
    const { store } = await opening(storage, { idle: environment.idle });
    const write = async (count: number) => {
      for (let index = 0; index < count; index++) await store.answer(writeRequest('w'), 'x');
      await store.settled();
      browser.idle();
      await store.settled();
      return (await browser.stored.load()).journal.length;
    };
    expect([await write(5), await write(20), await write(1)]).toEqual([5, 0, 1]);
  });

  it('executes a request sent twice concurrently once', async () => {
    const { store } = await opening(memoryStorage());
    const twice = writeRequest('a');
    const answers = await Promise.all([store.answer(writeRequest('first'), 'x'), store.answer(twice, 'x'), store.answer(twice, 'x')]);
    expect(answers.map(wordsOf)).toEqual([['first'], ['first', 'a'], ['first', 'a']]);
  });

  it('answers a repeated request with its earlier response, even across a snapshot', async () => {
    const storage = memoryStorage();
    const first = await opening(storage);
    const [early, late] = [writeRequest('early'), writeRequest('late')];
    const answers = [await first.store.answer(early, 'x')];
    await first.store.compact();
    answers.push(await first.store.answer(late, 'x'));
    const { store } = await opening(storage);
    expect([await store.answer(early, 'x'), await store.answer(late, 'x')]).toEqual(answers);
    expect(wordsOf(await store.answer(readRequest(), 'x'))).toEqual(['early', 'late']);
  });
});

const corrupted = async (
  how: (loaded: { compact: unknown; journal: unknown[] }) => { compact?: unknown; journal?: unknown[] },
): Promise<HostStorage> => {
  const storage = await filled(205);
  const loaded = await storage.load();
  const broken = { ...loaded, ...how({ compact: loaded.compact, journal: [...loaded.journal] }) };
  let isHealed = false;
  return {
    ...storage,
    load: () => (isHealed ? storage.load() : Promise.resolve(broken)),
    compact: (next) => ((isHealed = true), storage.compact(next)),
  };
};

describe('corrupt storage', () => {
  it.each<[string, Parameters<typeof corrupted>[0], number, string]>([
    ['a malformed snapshot', () => ({ compact: 'junk' }), 0, 'the saved state is unreadable at its beginning'],
    ['a snapshot without its number', () => ({ compact: { snapshot: '[]', answered: [] } }), 0, 'the saved state is unreadable at n'],
    ['a snapshot the world rejects', () => ({ compact: { n: 200, snapshot: '{}', answered: [] } }), 0, 'these are not words'],
    ['a snapshot that is not JSON', () => ({ compact: { n: 200, snapshot: '[', answered: [] } }), 0, 'JSON'],
    ['a lost snapshot', () => ({ compact: null }), 0, 'the journal lacks change 1'],
    [
      'a broken entry',
      ({ journal }) => ({ journal: journal.with(2, { n: 203 }) }),
      202,
      'the journal is unreadable after change 202, at at',
    ],
    ['a lost entry', ({ journal }) => ({ journal: journal.toSpliced(3, 1) }), 203, 'the journal lacks change 204'],
    [
      'an entry the world rejects',
      ({ journal }) => ({ journal: journal.with(4, JSON.parse(JSON.stringify(journal[4]).replace('POST', 'THROW'))) }),
      204,
      'change 205 cannot be replayed: the world has failed',
    ],
  ])('%s: the world continues from its valid part, reports it once, and is valid the next time', async (_, how, survived, reason) => {
    const storage = await corrupted(how);
    const { store, troubles } = await opening(storage);
    expect(wordsOf(await store.answer(writeRequest('next'), 'x'))).toEqual([...named(survived), 'next']);
    expect(troubles()).toEqual([{ kind: 'unreadable', reason: expect.stringContaining(reason) }]);
    expect(await words(storage)).toEqual({ words: [...named(survived), 'next'], troubles: [] });
  });
});

describe('storage that rejects', () => {
  it('reads: the world continues in memory, reports it once, and overwrites nothing', async () => {
    const storage = await filled(3);
    const { store, troubles } = await opening({ ...storage, load: () => Promise.reject(new Error('private mode')) });
    for (const word of named(250)) await store.answer(writeRequest(word), 'x');
    expect(troubles()).toEqual([{ kind: 'refused', reason: 'private mode' }]);
    expect((await words(storage)).words).toEqual(named(3));
  });

  it('writes: the world continues in memory, reports it once, and keeps what was stored before', async () => {
    const storage = await filled(3);
    const full = () => Promise.reject(new DOMException('the quota is used up', 'QuotaExceededError'));
    const { store, troubles } = await opening({ ...storage, append: full, compact: full });
    for (const word of named(250)) await store.answer(writeRequest(word), 'x');
    expect(wordsOf(await store.answer(readRequest(), 'x'))).toHaveLength(253);
    expect(troubles()).toEqual([{ kind: 'refused', reason: 'the quota is used up' }]);
    expect(await words(storage)).toEqual({ words: named(3), troubles: [] });
  });

  it('temporarily: nothing is written after a gap, and the next snapshot repairs it', async () => {
    const storage = memoryStorage();
    let isFull = false;
    const { store } = await opening({
      ...storage,
      append: (entries) => (isFull ? Promise.reject(new Error('full')) : storage.append(entries)),
    });
    const write = async (from: number, to: number) => {
      for (const word of named(to).slice(from)) await store.answer(writeRequest(word), 'x');
    };
    await write(0, 5);
    isFull = true;
    await write(5, 6);
    isFull = false;
    await write(6, 10);
    expect(await words(storage)).toEqual({ words: named(5), troubles: [] });
    await write(10, 203);
    expect(await words(storage)).toEqual({ words: named(203), troubles: [] });
  });
});
