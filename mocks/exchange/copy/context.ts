import type { EngineContext } from '../context';
import type { contractsCollections } from '../contracts/collections';
import type { ContractDomainEvents } from '../contracts/events';
import type { SecurityDomainEvents } from '../security/events';
import type { usersCollections } from '../users/collections';
import type { copyCollections } from './collections';
import type { CopyEvent } from './events';
import type { copyNotices } from './notices';

/** The engine context of copy trading. */
export type CopyContext = EngineContext<{
  collections: typeof copyCollections & typeof usersCollections & typeof contractsCollections;
  scheduled: CopyEvent;
  notices: keyof typeof copyNotices;
  subscribesTo: ContractDomainEvents & SecurityDomainEvents;
}>;
