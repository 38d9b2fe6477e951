// One line for each file of en_US: its keys become the type of every key.
export { default as common } from './en_US/common.json';
export { default as routes } from './en_US/routes.json';
export { default as login } from './en_US/login.json';
export { default as messages } from './en_US/messages.json';
export { default as workbench } from './en_US/workbench.json';
export { default as search } from './en_US/search.json';
export { default as shell } from './en_US/shell.json';
