import type { EngineContext } from '../context';
import type { MarketDomainEvents } from '../market/domainEvents';
import type { alertCollections } from './collections';
import type { AlertEvent } from './events';
import type { alertNotices } from './notices';

/** The engine context of price alerts. */
export type AlertsContext = EngineContext<{
  collections: typeof alertCollections;
  scheduled: AlertEvent;
  notices: keyof typeof alertNotices;
  subscribesTo: MarketDomainEvents;
}>;
