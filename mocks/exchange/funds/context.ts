import type { EngineContext } from '../context';
import type { TransferDomainEvents } from '../transfers/events';
import type { usersCollections } from '../users/collections';
import type { fundsCollections } from './collections';
import type { FundsDomainEvents, FundsEvent } from './events';
import type { fundsNotices } from './notices';

/** The engine context of deposits and withdrawals. */
export type FundsContext = EngineContext<{
  collections: typeof fundsCollections & typeof usersCollections;
  scheduled: FundsEvent;
  notices: keyof typeof fundsNotices;
  emits: FundsDomainEvents & Pick<TransferDomainEvents, 'fundsReceived'>;
}>;
