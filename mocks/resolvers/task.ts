import { receiveStatus, task } from '@/contract/task';
import { newbieTasks } from '@fixtures/tasks';
import { implement } from './implement';

export const taskCalls = implement(task, {
  list: ({ query: { pageSize }, user, language, world }) => ({
    newbieTasks: newbieTasks.slice(0, pageSize).map((row) => ({
      id: row.id,
      title: row.title[language],
      reward: `${row.reward.amount} ${row.reward.coin}`,
      jumpLink: row.jumpLink,
      receiveStatus: world.rewards.tasks.isDone(user.fid, row) ? receiveStatus.received : receiveStatus.notReceived,
    })),
  }),
});
