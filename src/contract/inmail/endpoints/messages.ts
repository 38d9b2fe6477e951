import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { MessageListRequest, MessageModule, MessageList } from '../schema/messages';

export const messageList = endpoint('inmail.messageList', {
  method: 'POST',
  path: '/hk-web/v2/inmail/message/list',
  access: 'user',
  changesState: false,
  body: MessageListRequest,
  data: MessageList,
});

export const classify = endpoint('inmail.classify', {
  method: 'GET',
  path: '/hk-web/v2/inmail/message/classify',
  access: 'user',
  data: z.array(MessageModule),
});
