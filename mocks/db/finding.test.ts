import { describe, expect, it } from 'vitest';
import { letter, openSample } from './sampleRecords';
import type { Letter } from './sampleRecords';

describe('finding', () => {
  const filled = () => {
    const db = openSample();
    for (let id = 0; id < 30; id++)
      db.letters.insert(
        letter(`m${id}`, {
          owner: id % 3,
          moduleCode: id % 2,
          createdTime: Math.floor(id / 4),
          read: id % 5 === 0,
          note: id % 7 === 0 ? null : `n${id}`,
        }),
      );
    return db;
  };
  const ids = (list: readonly Letter[]) => list.map(({ id }) => id).join(' ');

  it('pages through the sorted records of an index, and counts all of them', () => {
    const { list, total } = filled().letters.find({
      where: { owner: 1 },
      sort: [
        ['createdTime', 'desc'],
        ['id', 'desc'],
      ],
      page: { num: 2, size: 3 },
    });
    expect([ids(list), total]).toEqual(['m19 m16 m13', 10]);
  });

  it('combines conditions: a value, any of several, a range, null and a custom test', () => {
    const { letters } = filled();
    expect(ids(letters.find({ where: { owner: 0, moduleCode: 1 } }).list)).toBe('m3 m9 m15 m21 m27');
    expect(ids(letters.find({ where: { owner: [0, 2], createdTime: { from: 1, to: 2 } } }).list)).toBe('m5 m6 m8 m9 m11');
    expect(ids(letters.find({ where: { createdTime: { from: 7 } } }).list)).toBe('m28 m29');
    expect(ids(letters.find({ where: { note: null, owner: 0 } }).list)).toBe('m0 m21');
    expect(ids(letters.find({ where: { owner: 1 }, matching: ({ title }) => title.endsWith('5') }).list)).toBe('m25');
    expect(letters.count({ owner: 0, read: true })).toBe(2);
    expect(letters.count({ owner: 0, moduleCode: 1 })).toBe(5);
    expect(letters.count()).toBe(30);
    expect(letters.count({}, ({ id }) => id.startsWith('m2'))).toBe(11);
  });

  it('finds the same records for a range with or without sorting by its field', () => {
    const { letters } = filled();
    for (const direction of ['asc', 'desc'] as const)
      for (const [from, to] of [
        [undefined, undefined],
        [2, undefined],
        [undefined, 2],
        [2, 5],
        [5, 2],
        [9, 12],
        [-3, -1],
      ] as const) {
        const [time, note] = [
          { createdTime: { from, to } },
          { note: { from: from === undefined ? undefined : `n${from}`, to: to === undefined ? undefined : `n${to}` } },
        ];
        for (const [field, where] of [['createdTime', time] as const, ['note', note] as const]) {
          const found = letters.find({ where, sort: [[field, direction]] });
          const expected = letters.find({ sort: [[field, direction]] }).list.filter((each) => letters.find({ where }).list.includes(each));
          expect(ids(found.list)).toBe(ids(expected));
          expect(found.total).toBe(expected.length);
        }
      }
  });

  it('ignores undefined conditions', () => {
    const { letters } = filled();
    expect(letters.find({ where: { owner: 1, moduleCode: undefined } }).total).toBe(10);
    expect(letters.find({ where: { owner: undefined } }).total).toBe(30);
  });

  it('returns an empty page for size 0 and beyond the end', () => {
    const { letters } = filled();
    expect(letters.find({ page: { num: 1, size: 0 } })).toEqual({ list: [], total: 30 });
    expect(letters.find({ page: { num: 9, size: 10 } })).toEqual({ list: [], total: 30 });
    expect(letters.find({ where: { owner: 99 }, page: { num: 1, size: 10 } })).toEqual({ list: [], total: 0 });
  });

  it('sorts null and absent values first, and breaks ties by insertion', () => {
    const db = openSample();
    db.letters.insert(letter('b', { note: 'x' }));
    db.letters.insert(letter('c', { note: null }));
    db.letters.insert(letter('a', { note: 'x' }));
    db.letters.insert(letter('d'));
    expect(ids(db.letters.find({ sort: [['note', 'asc']] }).list)).toBe('c d b a');
    expect(ids(db.letters.find({ sort: [['note', 'desc']] }).list)).toBe('b a c d');
  });

  it('returns lists that are safe to modify', () => {
    const { letters } = filled();
    const first = letters.find();
    Object.assign(first.list, [letter('other')]);
    expect(letters.find().list[0]?.id).toBe('m0');
  });
});
