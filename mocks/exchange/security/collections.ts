import { collection } from '../../db';
import { Challenge, StoredLogin, StoredSecuritySettings } from './records';

/** The records of account security. */
export const securityCollections = {
  securitySettings: collection({ schema: StoredSecuritySettings, key: 'fid', indexes: ['email', 'phone'] }),
  challenges: collection({ schema: Challenge, key: 'key' }),
  logins: collection({ schema: StoredLogin, key: 'id', indexes: ['owner'] }),
};
