import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { MessageListRequest, MessageModule, MessageList, ReadRequest, UnreadCount } from './schema';

export const messageList = endpoint('inmail.messageList', {
  method: 'POST',
  path: '/hk-web/v2/inmail/message/list',
  access: 'user',
  changes: false,
  body: MessageListRequest,
  data: MessageList,
});

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

export const classify = endpoint('inmail.classify', {
  method: 'GET',
  path: '/hk-web/v2/inmail/message/classify',
  access: 'user',
  data: z.array(MessageModule),
});
