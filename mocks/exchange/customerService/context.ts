import type { EngineContext } from '../context';
import type { customerServiceCollections } from './collections';
import type { CustomerServiceEvent } from './events';

/** The engine as customer service sees it. */
export type CustomerServiceContext = EngineContext<{
  collections: typeof customerServiceCollections;
  scheduled: CustomerServiceEvent;
}>;
