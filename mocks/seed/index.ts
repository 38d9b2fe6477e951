import { botActions } from './bots';
import { copyActions } from './copy';
import type { SeedAction } from './action';
import { marginActions } from './margin';
import { spotActions } from './spot';
import { identityActions } from './identity';
import { fundsActions } from './funds';
import { securityActions } from './security';
import { liveActions } from './live';
import { rewardActions } from './rewards';
import { contractActions } from './contracts';
import { web3Actions } from './web3';

export type { SeedAction } from './action';

/** What people did before a world begins, the earliest first. */
export const seedActions: readonly SeedAction[] = [
  spotActions,
  marginActions,
  botActions,
  copyActions,
  liveActions,
  identityActions,
  web3Actions,
  securityActions,
  fundsActions,
  contractActions,
  rewardActions,
]
  .flat()
  .toSorted((a, b) => b.beforeMs - a.beforeMs);
