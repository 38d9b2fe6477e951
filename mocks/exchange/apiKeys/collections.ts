import { collection } from '../../db';
import { StoredApiKey } from './records';

/** The records of API keys. */
export const apiKeysCollections = {
  apiKeys: collection({ schema: StoredApiKey, key: 'id', indexes: ['owner', 'key'] }),
};
