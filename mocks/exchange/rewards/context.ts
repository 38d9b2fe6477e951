import type { EngineContext } from '../context';
import type { ContractDomainEvents } from '../contracts/events';
import type { FundsDomainEvents } from '../funds/events';
import type { IdentityDomainEvents } from '../identity/events';
import type { SecurityDomainEvents } from '../security/events';
import type { SpotDomainEvents } from '../spot/events';
import type { TransferDomainEvents } from '../transfers/events';
import type { rewardsCollections } from './collections';
import type { rewardNotices } from './notices';

/** The engine context of rewards. */
export type RewardsContext = EngineContext<{
  collections: typeof rewardsCollections;
  notices: keyof typeof rewardNotices;
  subscribesTo: SecurityDomainEvents &
    IdentityDomainEvents &
    FundsDomainEvents &
    TransferDomainEvents &
    SpotDomainEvents &
    ContractDomainEvents;
}>;
