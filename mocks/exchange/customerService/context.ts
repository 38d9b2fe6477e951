import type { EngineContext } from '../context';
import type { customerServiceCollections } from './collections';
import type { CustomerServiceEvent } from './events';

/** The engine context of customer service. */
export type CustomerServiceContext = EngineContext<{
  collections: typeof customerServiceCollections;
  scheduled: CustomerServiceEvent;
}>;
