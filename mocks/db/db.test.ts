import { describe, expect, it, vi } from 'vitest';
import { collection, createDb, DbError } from '.';
import { Coin, letter, openSample } from './sampleRecords';
import type { Letter } from './sampleRecords';

/** An external record, whose shape the types would reject. */
const foreign = (fields: object): Letter => Object.assign(letter('x'), fields);

describe('writing', () => {
  it('returns inserted records', () => {
    const db = openSample();
    db.letters.insert(letter('a', { cells: [{ text: 'x', marks: [1, 2] }], note: null, extra: { deep: [true] } }));
    expect(db.letters.get('a')).toEqual(letter('a', { cells: [{ text: 'x', marks: [1, 2] }], note: null, extra: { deep: [true] } }));
    db.coins.insert({ coinId: 0, name: 'zero' });
    expect(db.coins.get(0)).toEqual({ coinId: 0, name: 'zero' });
  });

  it('protects records from changes by the caller that inserted or read them', () => {
    const db = openSample();
    const input = letter('a', { cells: [{ text: 'x', marks: [1] }], extra: { list: [1] } });
    const stored = db.letters.insert(input);
    input.cells.push({ text: 'y', marks: [] });
    input.cells[0]?.marks.push(2);
    Object.assign(input, { title: 'other', extra: 0 });
    expect(stored).toEqual(letter('a', { cells: [{ text: 'x', marks: [1] }], extra: { list: [1] } }));
    expect(() => Object.assign(stored, { title: 'other' })).toThrow(TypeError);
    expect(() => stored.cells.push({ text: 'y', marks: [] })).toThrow(TypeError);
    expect(() => stored.cells[0]?.marks.push(3)).toThrow(TypeError);
  });

  it('updates the given fields, removes undefined ones, and keeps the record’s position', () => {
    const db = openSample();
    db.letters.insert(letter('a', { note: 'old' }));
    db.letters.insert(letter('b'));
    const before = db.letters.get('a');
    db.letters.update('a', { read: true, note: undefined });
    expect(db.letters.all()).toEqual([letter('a', { read: true }), letter('b')]);
    expect(db.letters.all().map((each) => 'note' in each)).toEqual([false, false]);
    expect(before).toEqual(letter('a', { note: 'old' }));
  });

  it('upserts: replaces the whole record or adds it', () => {
    const db = openSample();
    db.letters.upsert(letter('a', { note: 'old' }));
    db.letters.upsert(letter('a', { title: 'new' }));
    expect(db.letters.all()).toEqual([letter('a', { title: 'new' })]);
  });

  it('removes a record once', () => {
    const db = openSample();
    db.letters.insert(letter('a'));
    expect([db.letters.remove('a'), db.letters.remove('a')]).toEqual([true, false]);
    expect(db.letters.find({ where: { owner: 1 } })).toEqual({ list: [], total: 0 });
  });

  it('reports changes until the listener unsubscribes', () => {
    const db = openSample();
    const onChange = vi.fn<(change: unknown) => void>();
    const unsubscribe = db.onChange(onChange);
    db.coins.insert({ coinId: 1, name: 'one' });
    db.coins.update(1, { name: 'uno' });
    db.coins.upsert({ coinId: 2, name: 'two' });
    db.coins.remove(1);
    db.restore(db.snapshot());
    db.clear();
    unsubscribe();
    db.coins.insert({ coinId: 3, name: 'three' });
    expect(onChange.mock.calls.flat()).toEqual([
      { kind: 'inserted', collection: 'coins', key: 1, after: { coinId: 1, name: 'one' } },
      { kind: 'updated', collection: 'coins', key: 1, before: { coinId: 1, name: 'one' }, after: { coinId: 1, name: 'uno' } },
      { kind: 'inserted', collection: 'coins', key: 2, after: { coinId: 2, name: 'two' } },
      { kind: 'removed', collection: 'coins', key: 1, before: { coinId: 1, name: 'uno' } },
      { kind: 'restored' },
      { kind: 'cleared' },
    ]);
  });
});

describe('invalid input', () => {
  const refused = (act: (db: ReturnType<typeof openSample>) => unknown): unknown => {
    const db = openSample();
    db.letters.insert(letter('there'));
    const before = JSON.stringify(db.snapshot());
    try {
      act(db);
    } catch (error) {
      expect(JSON.stringify(db.snapshot())).toBe(before);
      expect(error).toBeInstanceOf(DbError);
      return error instanceof DbError && { message: error.message, field: error.field };
    }
    return 'accepted';
  };

  it.each<[string, Parameters<typeof refused>[0], string, string]>([
    ['an existing key', (db) => db.letters.insert(letter('there')), 'letters "there", field id: already exists', 'id'],
    [
      'an unknown field',
      (db) => db.letters.insert(foreign({ colour: 'red' })),
      'letters "x", field colour: is not in the schema',
      'colour',
    ],
    [
      'an unknown nested field',
      (db) => db.letters.insert(foreign({ cells: [{ text: 'a', marks: [], size: 3 }] })),
      'letters "x", field cells[0].size: is not in the schema',
      'cells[0].size',
    ],
    ['a missing field', (db) => db.letters.insert(foreign({ title: undefined })), 'letters "x", field title: is missing', 'title'],
    [
      'a field of another type',
      (db) => db.letters.insert(foreign({ owner: '5' })),
      'letters "x", field owner: "5" is not valid: expected number',
      'owner',
    ],
    ['an empty key', (db) => db.letters.insert(letter('')), 'letters, field id: cannot be a key', 'id'],
    ['a value that is not a record', (db) => db.letters.insert(JSON.parse('null')), 'letters: null is not valid: expected object', ''],
    [
      'a date',
      (db) => db.letters.insert(letter('x', { extra: { at: new Date(0) } })),
      'letters "x", field extra.at: [object Date] is not plain data',
      'extra.at',
    ],
    [
      'an infinite number',
      (db) => db.letters.insert(letter('x', { extra: [Infinity] })),
      'letters "x", field extra[0]: Infinity is not plain data',
      'extra[0]',
    ],
    ['an update of a missing record', (db) => db.letters.update('gone', { read: true }), 'letters "gone": does not exist', ''],
    ['an update of the key', (db) => db.letters.update('there', { id: 'other' }), 'letters "there", field id: cannot become "other"', 'id'],
    [
      'an ill-typed update',
      (db) => db.letters.update('there', { owner: Number.NaN }),
      'letters "there", field owner: NaN is not valid: expected number',
      'owner',
    ],
  ])('rejects %s with collection, key and field, and changes nothing', (_, act, message, field) => {
    expect(refused(act)).toEqual({ message, field });
  });

  it('rejects an invalid page', () => {
    const db = openSample();
    expect(() => db.letters.find({ page: { num: 0, size: 10 } })).toThrow('page number 0');
    expect(() => db.letters.find({ page: { num: 1, size: -1 } })).toThrow('page size -1');
  });

  it('rejects a collection named like a method of the database', () => {
    expect(() => createDb({ snapshot: collection({ schema: Coin, key: 'coinId' }) })).toThrow('cannot be named snapshot');
  });
});

describe('dangerous names', () => {
  it('are ordinary keys', () => {
    const db = openSample();
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) db.letters.insert(letter(key, { title: key }));
    expect(db.letters.get('__proto__')?.title).toBe('__proto__');
    expect(db.letters.get('valueOf')).toBeUndefined();
    const again = openSample();
    again.restore(JSON.parse(JSON.stringify(db.snapshot())));
    expect(again.letters.all().map(({ id }) => id)).toEqual(['__proto__', 'constructor', 'toString', 'hasOwnProperty']);
  });

  it('pollute no prototype as fields', () => {
    const db = openSample();
    const hostile: Letter = JSON.parse(JSON.stringify(letter('x')).replace('"read"', '"__proto__":{"polluted":true},"read"'));
    expect(() => db.letters.insert(hostile)).toThrow('field __proto__: is not in the schema');
    db.letters.insert(letter('y', { extra: JSON.parse('{"__proto__":{"polluted":true}}') }));
    expect(JSON.stringify(db.letters.get('y')?.extra)).toBe('{"__proto__":{"polluted":true}}');
    expect('polluted' in {} || 'polluted' in Object(db.letters.get('y')?.extra)).toBe(false);
  });
});
