import type { Migration } from './migration';

/** To version 4: which tasks of a newcomer are done is a list of theirs, no longer a count of each user. The task of opening an account has given way to that of a transfer. */
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
