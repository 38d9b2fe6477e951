import { collection } from '../../db';
import { StoredNotificationChoices, User } from './records';

/** The records of registered users. */
export const usersCollections = {
  notificationChoices: collection({ schema: StoredNotificationChoices, key: 'fid' }),
  users: collection({ schema: User, key: 'fid', indexes: ['loginName'] }),
};
