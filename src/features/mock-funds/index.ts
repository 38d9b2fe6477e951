import { lazyNamed } from '@/shared/lazy';

export const MockFunds = lazyNamed(() => import('./MockFunds'), 'MockFunds');
export { MockFundsHost } from './MockFundsHost';
export { MockTag } from './MockTag';
export { mockFundsOpened } from './dialogModel';
