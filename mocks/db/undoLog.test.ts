import { describe, expect, test } from 'vitest';
import { BusinessError } from '../businessError';
import { letter, openSample } from './sampleRecords';

const failing = (act: () => void) => () => {
  act();
  throw new Error('planted');
};

describe('a task that throws', () => {
  test('leaves records, their order and their lists unchanged', () => {
    const db = openSample();
    for (const id of ['a', 'b', 'c']) db.letters.insert(letter(id));
    const before = JSON.stringify(db.snapshot());
    const task = failing(() => {
      db.letters.remove('a');
      db.letters.update('b', { owner: 2 });
      db.letters.upsert(letter('c', { title: 'new' }));
      db.letters.insert(letter('d'));
      db.letters.upsert(letter('a', { note: 'again' }));
      db.letters.remove('d');
    });
    expect(() => db.undoLog.atomic(task)).toThrow('planted');
    expect(JSON.stringify(db.snapshot())).toBe(before);
    expect(db.letters.find({ where: { owner: 1 } }).list.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(db.letters.count({ owner: 2 })).toBe(0);
    db.letters.insert(letter('d'));
    expect(db.letters.all().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('reports each change, and then its undo, newest first', () => {
    const db = openSample();
    db.letters.insert(letter('a'));
    const notified: string[] = [];
    db.onChange((change) => {
      if ('key' in change) notified.push(`${change.isUndo ? 'undo: ' : ''}${change.key} ${change.kind}`);
    });
    const task = failing(() => {
      db.letters.remove('a');
      db.letters.insert(letter('b'));
    });
    expect(() => db.undoLog.atomic(task)).toThrow('planted');
    expect(notified).toEqual(['a removed', 'b inserted', 'undo: b removed', 'undo: a inserted']);
  });

  test('undoes only its own changes if nested in another', () => {
    const db = openSample();
    db.undoLog.atomic(() => {
      db.letters.insert(letter('a'));
      expect(() => db.undoLog.atomic(failing(() => void db.letters.insert(letter('b'))))).toThrow('planted');
      db.letters.insert(letter('c'));
    });
    expect(db.letters.all().map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('is undone together with its successful nested tasks', () => {
    const db = openSample();
    const task = failing(() => db.undoLog.atomic(() => void db.letters.insert(letter('a'))));
    expect(() => db.undoLog.atomic(task)).toThrow('planted');
    expect(db.letters.count()).toBe(0);
  });
});

describe('a change made with persistOnFailure', () => {
  const attempt = (error: Error) => {
    const db = openSample();
    const task = () => {
      db.letters.insert(letter('order'));
      db.undoLog.persistOnFailure(() => void db.letters.insert(letter('attempt')));
      throw error;
    };
    expect(() => db.undoLog.atomic(() => db.undoLog.atomic(task))).toThrow(error);
    return db.letters.all().map(({ id }) => id);
  };

  test('survives a business error', () => {
    expect(attempt(new BusinessError('codeWrong'))).toEqual(['attempt']);
  });
  test('is undone if the simulation itself fails', () => {
    expect(attempt(new Error('planted'))).toEqual([]);
  });
});
