import type { EngineContext } from '../context';
import type { MarketDomainEvents } from '../market/domainEvents';
import type { executionCollections } from './collections';
import type { ExecutionEvent } from './events';

/** The engine context of the execution of orders. */
export type ExecutionContext = EngineContext<{
  collections: typeof executionCollections;
  scheduled: ExecutionEvent;
  subscribesTo: MarketDomainEvents;
}>;
