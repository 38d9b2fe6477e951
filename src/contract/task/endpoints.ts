import { endpoint } from '../endpoint';
import { TaskList, TaskQuery } from './schema';

export const list = endpoint('task.list', {
  method: 'GET',
  path: '/hk-web/task/list',
  access: 'user',
  query: TaskQuery,
  data: TaskList,
  assumed: 'path and method are not shown',
});
