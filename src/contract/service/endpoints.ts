import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { Conversation, serviceAssumed, ServiceMessage, ServiceMessageRequest } from './schema';

export const conversation = endpoint('service.conversation', {
  method: 'GET',
  path: '/hk-web/service/conversation',
  access: 'user',
  data: Conversation,
  assumed: serviceAssumed,
});

export const sendMessage = endpoint('service.sendMessage', {
  method: 'POST',
  path: '/hk-web/service/message',
  access: 'user',
  body: ServiceMessageRequest,
  data: ServiceMessage,
  assumed: serviceAssumed,
});

/** Marks all messages as read; the first time, the assistant sends a greeting. */
export const openConversation = endpoint('service.openConversation', {
  method: 'POST',
  path: '/hk-web/service/conversation/open',
  access: 'user',
  data: z.null(),
  assumed: serviceAssumed,
});
