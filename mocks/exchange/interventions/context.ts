import type { EngineContext } from '../context';
import type { interventionsCollections } from './collections';
import type { InterventionDomainEvents, InterventionEvent } from './events';

/** The engine as interventions see it. */
export type InterventionsContext = EngineContext<{
  collections: typeof interventionsCollections;
  scheduled: InterventionEvent;
  emits: InterventionDomainEvents;
}>;
