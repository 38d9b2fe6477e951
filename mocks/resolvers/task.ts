import { receiveStatus, task } from '@/contract/task';
import { newbieTasks } from '@fixtures/tasks';
import { implement } from './implement';

export const taskCalls = implement(task, {
  list: ({ query: { pageSize }, user, language }) => ({
    newbieTasks: newbieTasks.slice(0, pageSize).map(({ title, reward: { amount, coin }, ...row }, at) => ({
      ...row,
      title: title[language],
      reward: `${amount} ${coin}`,
      receiveStatus: at < newbieTasks.length - user.openTasks ? receiveStatus.received : receiveStatus.notReceived,
    })),
  }),
});
