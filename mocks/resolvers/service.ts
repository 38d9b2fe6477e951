import { service } from '@/contract/service';
import { implement } from './implement';

export const serviceCalls = implement(service, {
  conversation: ({ user, world, language }) => world.customerService.conversation(user.fid, language),
  sendMessage: ({ body, user, world, language }) => world.customerService.send(user.fid, body, language),
  openConversation: ({ user, world }) => {
    world.customerService.open(user.fid);
    return null;
  },
});
