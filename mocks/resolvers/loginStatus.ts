import type { user } from '@/contract/user';
import type { Resolvers } from './implement';
import { loginData } from './loginData';

/** The login status. */
export const loginCalls: Pick<Resolvers<typeof user>, 'bizStatus'> = {
  bizStatus: ({ user: who, connection, world }) => ({
    login: who && loginData(who),
    walletAccountId: world.sessions.walletAccount(connection.key),
  }),
};
