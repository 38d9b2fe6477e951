import { task, hasNewTask, type NewbieTask } from '@/contract/task';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';

const list = query({
  endpoint: task.list,
  $params: $isLoggedIn.map((isLoggedIn) => (isLoggedIn ? { query: { pageSize: '1000', bver: '3' } } : null)),
  resetOn: userChanged,
});

/** The user's newbie tasks. */
export const $tasks = list.$data.map((data): readonly NewbieTask[] => data?.newbieTasks ?? []);
/** Whether a reward can be claimed. */
export const $hasNewTask = list.$data.map((data) => hasNewTask(data?.newbieTasks ?? []));
