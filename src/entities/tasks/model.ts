import { createStore, sample } from 'effector';
import { task, hasNewTask, type NewbieTask } from '@/contract/task';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, newestOf } from '@/shared/api';

const allTasks = { query: { pageSize: '1000', bver: '3' } };
const loadTasksFx = callFx(task.list);

/** A user's newbie tasks. */
export const $tasks = createStore<NewbieTask[]>([])
  .reset(userChanged)
  .on(newestOf(loadTasksFx, { forget: [userChanged] }), (_, { result }) => result.newbieTasks);
/** Whether a reward waits to be received. */
export const $hasNewTask = $tasks.map(hasNewTask);

sample({ clock: userChanged, source: $isLoggedIn, filter: Boolean, fn: () => ({ ...allTasks }), target: loadTasksFx });
