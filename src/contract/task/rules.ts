import type { NewbieTask } from './schema';
import { receiveStatus } from './constants';

/** Whether an unreceived reward exists, which the new-task hint indicates. Source: specification, Newbie task. */
export const hasNewTask = (tasks: readonly Pick<NewbieTask, 'receiveStatus'>[]): boolean =>
  tasks.some((task) => task.receiveStatus === receiveStatus.notReceived);
