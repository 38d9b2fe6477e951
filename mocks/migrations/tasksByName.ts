import type { Migration } from './migration';

/** To version 4: the completed tasks of a new user are a list of names instead of a count. The task of opening an account is replaced by that of a transfer. */
export const tasksByName: Migration = (saved) => {
  const { collections } = saved.world.db;
  const users = collections.users ?? [];
  const newcomers = users.flatMap(({ fid, openTasks }) =>
    typeof openTasks === 'number' && openTasks > 0 ? [{ owner: fid, done: inOrder.slice(0, inOrder.length - openTasks) }] : [],
  );
  const counted = users.map(({ openTasks: _openTasks, ...user }) => user);
  const db = { ...saved.world.db, collections: { ...collections, users: counted, newcomers } };
  return { ...saved, world: { ...saved.world, db } };
};

const [transfer, verify, deposit, trade] = [5, 2, 3, 4];
const inOrder = [transfer, verify, deposit, trade];
