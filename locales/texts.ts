// One line for each file of en_US: its keys become the type of every key.
export { default as common } from './en_US/common.json';
export { default as routes } from './en_US/routes.json';
export { default as login } from './en_US/login.json';
export { default as messages } from './en_US/messages.json';
export { default as devtools } from './en_US/devtools.json';
export { default as search } from './en_US/search.json';
export { default as shell } from './en_US/shell.json';
export { default as market } from './en_US/market.json';
export { default as accounts } from './en_US/accounts.json';
export { default as transfer } from './en_US/transfer.json';
export { default as orders } from './en_US/orders.json';
export { default as records } from './en_US/records.json';
export { default as business } from './en_US/business.json';
export { default as home } from './en_US/home.json';
export { default as homeMore } from './en_US/homeMore.json';
export { default as assets } from './en_US/assets.json';
export { default as notFound } from './en_US/notFound.json';
