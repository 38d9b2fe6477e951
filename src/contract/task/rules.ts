import type { NewbieTask } from './schema';
import { receiveStatus } from './constants';

/** Tells whether a reward waits to be received, which the new-task hint shows. Source: specification, Newbie task. */
export const hasNewTask = (tasks: readonly Pick<NewbieTask, 'receiveStatus'>[]): boolean =>
  tasks.some((task) => task.receiveStatus === receiveStatus.notReceived);
