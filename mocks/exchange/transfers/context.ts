import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { transfersCollections } from './collections';
import type { TransferDomainEvents, TransferEvent } from './events';
import type { transferNotices } from './notices';

/** The engine context of transfers. */
export type TransfersContext = EngineContext<{
  collections: typeof transfersCollections & typeof usersCollections;
  scheduled: TransferEvent;
  notices: keyof typeof transferNotices;
  emits: TransferDomainEvents;
}>;
