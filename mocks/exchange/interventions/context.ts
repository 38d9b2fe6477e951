import type { EngineContext } from '../context';
import type { InterventionDomainEvents, InterventionEvent } from './events';

/** The engine as interventions see it. */
export type InterventionsContext = EngineContext<{
  collections: Record<never, never>;
  scheduled: InterventionEvent;
  emits: InterventionDomainEvents;
}>;
