import type { EngineContext } from '../context';
import type { MarketDomainEvents } from '../market/domainEvents';
import type { executionCollections } from './collections';
import type { ExecutionEvent } from './events';

/** The engine as the execution of orders sees it. */
export type ExecutionContext = EngineContext<{
  collections: typeof executionCollections;
  scheduled: ExecutionEvent;
  hears: MarketDomainEvents;
}>;
