import { endpoints } from '../endpoint';
import { TaskList, TaskQuery } from './schema';

export const task = endpoints('task', {
  list: {
    method: 'GET',
    path: '/hk-web/task/list',
    access: 'user',
    query: TaskQuery,
    data: TaskList,
    assumed: 'path and method are not shown',
  },
});
