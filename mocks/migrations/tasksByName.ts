import type { Migration } from './migration';

/** To version 4: the completed tasks of a new user are a list of ids instead of a count of the open ones. The task of opening an account is replaced by that of a transfer. */
export const tasksByName: Migration = (saved) => {
  const { collections } = saved.world.db;
  const users = collections.users ?? [];
  const newcomers = users.flatMap(({ fid, openTasks }) =>
    typeof openTasks === 'number' && openTasks > 0 ? [{ owner: fid, done: taskOrder.slice(0, taskOrder.length - openTasks) }] : [],
  );
  const updatedUsers = users.map(({ openTasks: _openTasks, ...user }) => user);
  const db = { ...saved.world.db, collections: { ...collections, users: updatedUsers, newcomers } };
  return { ...saved, world: { ...saved.world, db } };
};

const [transfer, verify, deposit, trade] = [5, 2, 3, 4];
const taskOrder = [transfer, verify, deposit, trade];
