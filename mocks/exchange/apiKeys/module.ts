import { defineModule } from '../module';
import { createApiKeys } from './apiKeys';
import { apiKeysCollections } from './collections';
import { apiKeysNotices } from './notices';

/** API keys. */
export const apiKeysModule = defineModule({
  name: 'apiKeys',
  collections: apiKeysCollections,
  events: null,
  notices: apiKeysNotices,
  seed: [],
  create: createApiKeys,
});
