import type { EngineContext } from '../context';
import type { ContractDomainEvents } from '../contracts/events';
import type { SecurityDomainEvents } from '../security/events';
import type { usersCollections } from '../users/collections';
import type { liveCollections } from './collections';
import type { LiveDomainEvents, LiveEvent } from './events';
import type { liveNotices } from './notices';

/** The engine context of live rooms. */
export type LiveContext = EngineContext<{
  collections: typeof liveCollections & typeof usersCollections;
  scheduled: LiveEvent;
  notices: keyof typeof liveNotices;
  emits: LiveDomainEvents;
  subscribesTo: ContractDomainEvents & SecurityDomainEvents;
}>;
