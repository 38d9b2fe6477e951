import type { EngineContext } from '../context';
import type { MarketDomainEvents } from '../market/domainEvents';
import type { spotCollections } from '../spot/collections';
import type { SpotDomainEvents } from '../spot/events';
import type { TransferDomainEvents } from '../transfers/events';
import type { usersCollections } from '../users/collections';
import type { marginCollections } from './collections';
import type { MarginDomainEvents, MarginEvent } from './events';
import type { marginNotices } from './notices';

/** The engine context of margin trading. */
export type MarginContext = EngineContext<{
  collections: typeof marginCollections & typeof usersCollections & typeof spotCollections;
  scheduled: MarginEvent;
  notices: keyof typeof marginNotices;
  emits: MarginDomainEvents;
  subscribesTo: SpotDomainEvents & TransferDomainEvents & MarketDomainEvents;
}>;
