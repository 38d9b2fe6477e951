import type { EngineContext } from '../context';
import type { sessionsCollections } from '../sessions/collections';
import type { usersCollections } from '../users/collections';
import type { securityCollections } from './collections';
import type { SecurityDomainEvents, SecurityEvent } from './events';
import type { securityNotices } from './notices';

/** The engine context of account security. */
export type SecurityContext = EngineContext<{
  collections: typeof securityCollections & typeof usersCollections & typeof sessionsCollections;
  scheduled: SecurityEvent;
  notices: keyof typeof securityNotices;
  emits: SecurityDomainEvents;
}>;
