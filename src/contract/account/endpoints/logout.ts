import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';

export const logout = endpoint('account.logout', {
  method: 'POST',
  path: '/hk-web/v2/logout',
  access: 'public',
  data: z.null(),
  assumed: 'payload and response are not shown; public, so that a session that has already ended causes no error',
});
