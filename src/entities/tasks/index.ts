export { $hasNewTask, $tasks } from './model';
