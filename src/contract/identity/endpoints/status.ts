import { endpoint } from '../../endpoint';
import { IdentityStatus } from '../schema/status';

export const status = endpoint('identity.status', { method: 'GET', path: '/hk-web/identity/status', access: 'user', data: IdentityStatus });
