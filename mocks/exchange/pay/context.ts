import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { payCollections } from './collections';
import type { PayDomainEvents, PayEvent } from './events';
import type { payNotices } from './notices';

/** The engine context of payments. */
export type PayContext = EngineContext<{
  collections: typeof payCollections & typeof usersCollections;
  scheduled: PayEvent;
  notices: keyof typeof payNotices;
  emits: PayDomainEvents;
}>;
