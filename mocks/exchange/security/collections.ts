import { collection } from '../../db';
import { Challenge, StoredLogin, StoredSecurity } from './records';

/** The records of how accounts are guarded. */
export const securityCollections = {
  securities: collection({ schema: StoredSecurity, key: 'fid', indexes: ['email', 'phone'] }),
  challenges: collection({ schema: Challenge, key: 'key' }),
  logins: collection({ schema: StoredLogin, key: 'id', indexes: ['owner'] }),
};
