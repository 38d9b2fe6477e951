import type { EngineContext } from '../context';
import type { SecurityDomainEvents } from '../security/events';
import type { usersCollections } from '../users/collections';
import type { apiKeysCollections } from './collections';
import type { ApiKeysDomainEvents } from './events';
import type { apiKeysNotices } from './notices';

/** The engine context of API keys. */
export type ApiKeysContext = EngineContext<{
  collections: typeof apiKeysCollections & typeof usersCollections;
  notices: keyof typeof apiKeysNotices;
  emits: ApiKeysDomainEvents;
  subscribesTo: Pick<SecurityDomainEvents, 'accountClosed'>;
}>;
