import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { spotCollections } from './collections';
import type { SpotDomainEvents } from './events';
import type { spotNotices } from './notices';
import type { SpotScheduledEvent } from './scheduled';

/** The engine context of spot trading. */
export type SpotContext = EngineContext<{
  collections: typeof spotCollections & typeof usersCollections;
  scheduled: SpotScheduledEvent;
  notices: keyof typeof spotNotices;
  emits: SpotDomainEvents;
}>;
