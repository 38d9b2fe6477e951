import type { EngineContext } from '../context';
import type { InterventionDomainEvents } from '../interventions/events';
import type { usersCollections } from '../users/collections';
import type { spotCollections } from './collections';
import type { SpotDomainEvents, SpotEvent } from './events';
import type { spotNotices } from './notices';

/** The engine as spot trading sees it. */
export type SpotContext = EngineContext<{
  collections: typeof spotCollections & typeof usersCollections;
  scheduled: SpotEvent;
  notices: keyof typeof spotNotices;
  emits: SpotDomainEvents;
  hears: InterventionDomainEvents;
}>;
