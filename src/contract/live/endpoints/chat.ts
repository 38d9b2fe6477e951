import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  ChatMessage,
  SendMessageRequest,
  ChatMessageList,
  ChatQuery,
  ForbidQuery,
  ForbidStatus,
  DeleteMessageRequest,
  PinRequest,
  Role,
  RoleQuery,
  UserSig,
} from '../schema/chat';

const unlisted = 'no document lists it: exchanges use a vendor’s chat, which the simulated exchange replaces';

export const userSig = endpoint('live.userSig', {
  method: 'GET',
  path: '/hk-web/im/userSig',
  access: 'user',
  data: UserSig,
  assumed: pathOnly,
});

export const forbidStatus = endpoint('live.forbidStatus', {
  method: 'GET',
  path: '/hk-web/im/queryUserForbidStatus',
  access: 'user',
  query: ForbidQuery,
  data: ForbidStatus,
  codes: [code.notFound],
  assumed: 'the fields of this response are not shown',
});

export const role = endpoint('live.role', {
  method: 'GET',
  path: '/hk-web/im/user/role',
  access: 'user',
  query: RoleQuery,
  data: Role,
  codes: [code.notFound],
  assumed: pathOnly,
});

export const deleteMessage = endpoint('live.deleteMessage', {
  method: 'POST',
  path: '/hk-web/im/delete/msg',
  access: 'user',
  body: DeleteMessageRequest,
  data: z.null(),
  codes: [code.notFound, code.roomRight],
  assumed: pathOnly,
});

export const pinMessage = endpoint('live.pinMessage', {
  method: 'POST',
  path: '/hk-web/im/pin/msg',
  access: 'user',
  body: PinRequest,
  data: z.null(),
  codes: [code.notFound, code.roomRight],
  assumed: pathOnly,
});

export const messages = endpoint('live.messages', {
  method: 'GET',
  path: '/hk-web/im/msg/list',
  access: 'public',
  query: ChatQuery,
  data: ChatMessageList,
  codes: [code.notFound],
  assumed: unlisted,
});

export const sendMessage = endpoint('live.sendMessage', {
  method: 'POST',
  path: '/hk-web/im/send/msg',
  access: 'user',
  body: SendMessageRequest,
  data: ChatMessage,
  codes: [code.notFound, code.roomClosed, code.roomForbidden],
  assumed: unlisted,
});
