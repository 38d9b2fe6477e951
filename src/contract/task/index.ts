export * as task from './endpoints';
export { hasNewTask } from './rules';
export { NewbieTask, TaskList, TaskQuery } from './schema';
export { receiveStatus } from './constants';
