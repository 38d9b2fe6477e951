import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { Conversation, ServiceMessage, ServiceMessageRequest } from './schema';

const ours = 'no document lists it: the chat of the field goes through vendors, which the simulated exchange stands in for';

export const conversation = endpoint('service.conversation', {
  method: 'GET',
  path: '/hk-web/service/conversation',
  access: 'user',
  data: Conversation,
  assumed: ours,
});

export const sendMessage = endpoint('service.sendMessage', {
  method: 'POST',
  path: '/hk-web/service/message',
  access: 'user',
  body: ServiceMessageRequest,
  data: ServiceMessage,
  assumed: ours,
});

/** Marks everything read; the first time the assistant greets. */
export const openConversation = endpoint('service.openConversation', {
  method: 'POST',
  path: '/hk-web/service/conversation/open',
  access: 'user',
  data: z.null(),
  assumed: ours,
});
