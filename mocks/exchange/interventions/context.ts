import type { EngineContext } from '../context';
import type { MarketDomainEvents } from '../market/domainEvents';
import type { interventionsCollections } from './collections';
import type { InterventionEvent } from './events';

/** The engine context of interventions. */
export type InterventionsContext = EngineContext<{
  collections: typeof interventionsCollections;
  scheduled: InterventionEvent;
  emits: MarketDomainEvents;
}>;
