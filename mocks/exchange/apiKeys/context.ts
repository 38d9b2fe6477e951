import type { EngineContext } from '../context';
import type { SecurityDomainEvents } from '../security/events';
import type { usersCollections } from '../users/collections';
import type { apiKeysCollections } from './collections';
import type { ApiKeysDomainEvents } from './events';
import type { apiKeysNotices } from './notices';

/** The engine as API keys see it. */
export type ApiKeysContext = EngineContext<{
  collections: typeof apiKeysCollections & typeof usersCollections;
  notices: keyof typeof apiKeysNotices;
  emits: ApiKeysDomainEvents;
  hears: Pick<SecurityDomainEvents, 'accountClosed'>;
}>;
