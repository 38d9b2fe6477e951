import type { EngineContext } from '../context';
import type { contractsCollections } from '../contracts/collections';
import type { liveCollections } from '../live/collections';
import type { LiveDomainEvents } from '../live/events';
import type { securityCollections } from '../security/collections';
import type { usersCollections } from '../users/collections';
import type { BotEvent } from './events';

/** The engine context of the simulated users. */
export type BotsContext = EngineContext<{
  collections: typeof usersCollections & typeof securityCollections & typeof contractsCollections & typeof liveCollections;
  scheduled: BotEvent;
  subscribesTo: LiveDomainEvents;
}>;
