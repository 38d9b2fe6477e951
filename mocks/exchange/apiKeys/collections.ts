import { collection } from '../../db';
import { StoredApiKey } from './records';

/** The API keys of everybody. */
export const apiKeysCollections = {
  apiKeys: collection({ schema: StoredApiKey, key: 'id', indexes: ['owner', 'key'] }),
};
