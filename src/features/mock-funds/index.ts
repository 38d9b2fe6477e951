export { MockFunds } from './MockFunds';
export { MockFundsHost } from './MockFundsHost';
export { MockTag } from './MockTag';
export { mockFundsOpened } from './model';
