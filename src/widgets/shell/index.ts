export { Shell, type ShellProps } from './Shell';
export { $body } from './model';
