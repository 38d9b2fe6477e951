import * as z from 'zod/mini';
import { afterEach, expect, it, vi } from 'vitest';
import { collection, createDb, DbError } from '.';

const Coin = z.object({ id: z.number(), name: z.string(), chains: z.array(z.string()) });
const User = z.object({ uid: z.string(), level: z.number() });
const open = () =>
  createDb({ coins: collection({ schema: Coin, key: 'id', indexes: ['name'] }), users: collection({ schema: User, key: 'uid' }) });

const filled = () => {
  const db = open();
  db.coins.insert({ id: 2, name: 'BTC', chains: ['BTC'] });
  db.coins.insert({ id: 1, name: 'ETH', chains: ['ETH', 'ARB'] });
  db.users.insert({ uid: 'u1', level: 0 });
  db.coins.update(2, { name: 'XBT' });
  return db;
};
const text = (db: ReturnType<typeof open>) => JSON.stringify(db.snapshot());

it('restoring a snapshot brings back all records in order, and later changes have the same result', () => {
  const db = filled();
  const again = open();
  again.restore(JSON.parse(text(db)));
  expect(text(again)).toBe(text(db));
  for (const each of [db, again]) {
    each.coins.update(1, { name: 'XBT' });
    each.coins.insert({ id: 0, name: 'XBT', chains: [] });
  }
  expect(again.coins.find({ where: { name: 'XBT' } })).toEqual(db.coins.find({ where: { name: 'XBT' } }));
  expect(text(again)).toBe(text(db));
});

it('later changes of the database do not change a snapshot', () => {
  const db = filled();
  const before = db.snapshot();
  const written = JSON.stringify(before);
  db.coins.remove(1);
  db.users.update('u1', { level: 3 });
  expect(JSON.stringify(before)).toBe(written);
});

it('clear removes all records', () => {
  const db = filled();
  db.clear();
  expect(text(db)).toBe(text(open()));
  db.coins.insert({ id: 2, name: 'BTC', chains: [] });
  expect(db.coins.find({ where: { name: 'BTC' } }).total).toBe(1);
});

const good = () => ({
  format: 'exchange-db',
  version: 1,
  collections: { coins: [{ id: 7, name: 'OK', chains: [] }], users: [{ uid: 'u', level: 1 }] },
});

it.each<[string, unknown, string]>([
  ['nothing', null, 'snapshot: this is not a snapshot of this database'],
  ['text', 'exchange-db', 'snapshot: this is not a snapshot of this database'],
  ['a foreign file', { type: 'FeatureCollection' }, 'snapshot: this is not a snapshot of this database'],
  ['another version', { ...good(), version: 2 }, 'snapshot: has version 2; this database reads version 1'],
  ['no collections', { ...good(), collections: [] }, 'snapshot: has no collections'],
  ['a collection that is not a list', { ...good(), collections: { coins: {}, users: [] } }, 'snapshot: has no list for "coins"'],
  [
    'a value that is not a record',
    { ...good(), collections: { coins: [], users: [5] } },
    'snapshot users[0]: 5 is not valid: expected object',
  ],
  [
    'a broken record',
    { ...good(), collections: { coins: good().collections.coins, users: [{ uid: 'u', level: 1 }, { uid: 'v' }] } },
    'snapshot users[1] "v", field level: is missing',
  ],
  [
    'an unknown field',
    { ...good(), collections: { coins: [{ id: 7, name: 'OK', chains: [], colour: 'red' }], users: [] } },
    'snapshot coins[0] "7", field colour: is not in the schema',
  ],
  [
    'a nested error',
    { ...good(), collections: { coins: [{ id: 7, name: 'OK', chains: ['a', null] }], users: [] } },
    'snapshot coins[0] "7", field chains[1]: null is not valid',
  ],
  [
    'a duplicate key',
    {
      ...good(),
      collections: {
        coins: [],
        users: [
          { uid: 'u', level: 1 },
          { uid: 'u', level: 2 },
        ],
      },
    },
    'snapshot users[1] "u", field uid: is a duplicate',
  ],
])('restore rejects %s with location and reason, and changes nothing', (_, snapshot, message) => {
  const db = filled();
  const before = text(db);
  const onChange = vi.fn<() => void>();
  db.onChange(onChange);
  expect(() => db.restore(snapshot)).toThrow(DbError);
  expect(() => db.restore(snapshot)).toThrow(message);
  expect(text(db)).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['an unknown collection', '{"users":[],"cats":[{"id":1}]}', ['cats']],
  ['a malicious one', '{"users":[],"__proto__":[{"polluted":true}]}', ['__proto__']],
])('restore ignores and reports %s, and empties a missing collection', (_, collections, leftOut) => {
  const db = filled();
  expect(db.restore(JSON.parse(`{"format":"exchange-db","version":1,"collections":${collections}}`))).toEqual(leftOut);
  expect(text(db)).toBe(text(open()));
  expect({}).not.toHaveProperty('polluted');
});

afterEach(() => vi.unstubAllGlobals());

it('two databases never share records, even if the library would mirror them between tabs', () => {
  const opened = vi.fn<(name: string) => void>();
  class Mirror {
    constructor(name: string) {
      opened(name);
    }
    addEventListener(): void {}
    postMessage(): void {}
  }
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('BroadcastChannel', Mirror);
  const [one, other] = [open(), open()];
  one.users.insert({ uid: 'u', level: 1 });
  expect(other.users.count()).toBe(0);
  expect(opened).not.toHaveBeenCalled();
  expect(globalThis.BroadcastChannel).toBe(Mirror);
});
