import type { EngineContext } from '../context';
import type { MarketDomainEvents } from '../market/domainEvents';
import type { TransferDomainEvents } from '../transfers/events';
import type { usersCollections } from '../users/collections';
import type { contractsCollections } from './collections';
import type { ContractDomainEvents, PositionEvent } from './events';
import type { positionNotices } from './notices';

/** The engine context of contract trading. */
export type ContractsContext = EngineContext<{
  collections: typeof contractsCollections & typeof usersCollections;
  scheduled: PositionEvent;
  notices: keyof typeof positionNotices;
  emits: ContractDomainEvents;
  subscribesTo: TransferDomainEvents & MarketDomainEvents;
}>;
