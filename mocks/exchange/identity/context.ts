import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { identityCollections } from './collections';
import type { IdentityDomainEvents, IdentityEvent } from './events';
import type { identityNotices } from './notices';

/** The engine context of identity verification. */
export type IdentityContext = EngineContext<{
  collections: typeof identityCollections & typeof usersCollections;
  scheduled: IdentityEvent;
  notices: keyof typeof identityNotices;
  emits: IdentityDomainEvents;
}>;
