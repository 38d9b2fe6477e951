import { inmail, readRange } from '@/contract/inmail';
import { invalidField } from '../businessError';
import { implement } from './implement';

export const inmailCalls = implement(inmail, {
  messageList: ({ body, user, world, language }) => world.inbox.page(user.fid, body, language),
  messageStatus: ({ body, user, world, fail }) => {
    if (body.rangeType === readRange.one && body.messageId === undefined) throw invalidField('body.messageId', 'is missing');
    if (body.rangeType === readRange.one && body.messageId !== undefined && !world.inbox.has(user.fid, body.messageId)) fail('notFound');
    world.inbox.markRead(user.fid, body);
    return null;
  },
  unreadCount: ({ user, world }) => ({ countTotal: world.inbox.unread(user.fid) }),
  classify: ({ world, language }) => world.inbox.modules(language),
});
