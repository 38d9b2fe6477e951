import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { ReadRequest, UnreadCount } from '../schema/reading';

export const messageStatus = endpoint('inmail.messageStatus', {
  method: 'POST',
  path: '/hk-web/v2/inmail/message/status',
  access: 'user',
  body: ReadRequest,
  data: z.null(),
  codes: [code.notFound],
});

export const unreadCount = endpoint('inmail.unreadCount', {
  method: 'GET',
  path: '/hk-web/v2/inmail/message/unReadCount',
  access: 'user',
  data: UnreadCount,
});
