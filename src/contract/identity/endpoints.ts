import { endpoints } from '../endpoint';
import { IdentityStatus } from './schema';

export const identity = endpoints('identity', {
  status: { method: 'GET', path: '/hk-web/identity/status', access: 'user', data: IdentityStatus },
});
