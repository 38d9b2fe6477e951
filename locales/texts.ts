// One line for each file of en_US: its keys become the type of every key.
export { default as common } from './en_US/common.json';
export { default as routes } from './en_US/routes.json';
