import { identity } from '@/contract/identity';
import { implement } from './implement';

export const identityCalls = implement(identity, {
  status: ({ user }) => ({ statusList: [...user.identity] }),
});
