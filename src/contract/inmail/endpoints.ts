import * as z from 'zod/mini';
import { endpoints } from '../endpoint';
import { MessageFilter, MessageModule, MessagePage, ReadOrder, UnreadCount } from './schema';

export const inmail = endpoints('inmail', {
  messageList: {
    method: 'POST',
    path: '/hk-web/v2/inmail/message/list',
    access: 'user',
    changes: false,
    body: MessageFilter,
    data: MessagePage,
  },
  messageStatus: {
    method: 'POST',
    path: '/hk-web/v2/inmail/message/status',
    access: 'user',
    body: ReadOrder,
    data: z.null(),
  },
  unreadCount: {
    method: 'GET',
    path: '/hk-web/v2/inmail/message/unReadCount',
    access: 'user',
    data: UnreadCount,
  },
  classify: {
    method: 'GET',
    path: '/hk-web/v2/inmail/message/classify',
    access: 'user',
    data: z.array(MessageModule),
  },
});
