import { expect, test } from 'vitest';
import { firstVersion, migrateWith } from '.';
import type { Migration, SavedSimulation } from './migration';
import { tasksByName } from './tasksByName';

const renamed: Migration = ({ world, ...saved }) => {
  const { cats = [], ...collections } = world.db.collections;
  return { ...saved, world: { ...world, db: { ...world.db, collections: { ...collections, pets: cats } } } };
};
const counted: Migration = (saved) => ({ ...saved, pets: saved.world.db.collections.pets?.length });
const saved = (version: number): SavedSimulation => ({ version, seed: 'a', world: { now: 1, db: { collections: { cats: [{ id: 1 }] } } } });

test('a saved simulation goes through every migration after its version, in order', () => {
  expect(migrateWith([renamed, counted], saved(firstVersion))).toEqual({
    version: firstVersion + 2,
    seed: 'a',
    pets: 1,
    world: { now: 1, db: { collections: { pets: [{ id: 1 }] } } },
  });
  expect(migrateWith([renamed, counted], saved(firstVersion + 1))).toEqual({ ...saved(firstVersion + 2), pets: undefined });
  expect(migrateWith([renamed, counted], saved(firstVersion + 2))).toEqual(saved(firstVersion + 2));
});

test('a migration does not modify its argument', () => {
  const original = saved(firstVersion);
  migrateWith([renamed, counted], original);
  expect(original).toEqual(saved(firstVersion));
});

test('the open tasks of users become lists of completed tasks', () => {
  const users = [
    { fid: 1, openTasks: 0 },
    { fid: 2, openTasks: 1 },
    { fid: 3, openTasks: 4 },
  ];
  const { db } = tasksByName({ version: 3, world: { db: { collections: { users } } } }).world;
  expect(db.collections).toEqual({
    users: [{ fid: 1 }, { fid: 2 }, { fid: 3 }],
    newcomers: [
      { owner: 2, done: [5, 2, 3] },
      { owner: 3, done: [] },
    ],
  });
});
