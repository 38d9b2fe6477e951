import type { account } from '@/contract/account';
import type { Resolvers } from './implement';
import { loginData } from './loginData';

/** The settings of the user pages, apart from the security factors. */
export const settingCalls: Pick<
  Resolvers<typeof account>,
  | 'devices'
  | 'logoutDevice'
  | 'freezeAccount'
  | 'saveProfile'
  | 'notificationChoices'
  | 'saveNotificationChoice'
  | 'recoveryCodes'
  | 'recoverGoogle'
> = {
  devices: ({ user, connection, world }) => world.security.devices.list(user.fid, connection.key),
  logoutDevice: ({ body: { id }, user, connection, world }) => {
    world.security.devices.logOut(user.fid, id, connection.key);
    return null;
  },
  freezeAccount: ({ user, connection, world }) => {
    world.security.changes.freeze(user.fid, connection.key, world.now);
    return null;
  },
  saveProfile: ({ body, user, world }) => loginData(world.users.saveProfile(user.fid, body)),
  notificationChoices: ({ user, world }) => world.users.notificationChoices(user.fid),
  saveNotificationChoice: ({ body, user, world }) => {
    world.users.chooseNotification(user.fid, body);
    return null;
  },
  recoveryCodes: ({ body, user, world }) => ({ codes: world.security.recovery.issue(user.fid, body, world.now) }),
  recoverGoogle: ({ body, user, world }) => {
    world.security.recovery.removeAuthenticator(user.fid, body, world.now);
    return null;
  },
};
