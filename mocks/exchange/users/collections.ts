import { collection } from '../../db';
import { User } from './records';

/** The records of people with an account. */
export const usersCollections = {
  users: collection({ schema: User, key: 'fid', indexes: ['loginName'] }),
};
