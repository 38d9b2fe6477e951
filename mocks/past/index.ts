import { botDeeds } from './bots';
import { copyDeeds } from './copy';
import type { Deed } from './deed';
import { marginDeeds } from './margin';
import { spotDeeds } from './spot';
import { identityDeeds } from './identity';
import { fundsDeeds } from './funds';
import { securityDeeds } from './security';
import { liveDeeds } from './live';
import { rewardDeeds } from './rewards';
import { positionDeeds } from './positions';
import { web3Deeds } from './web3';

export type { Deed } from './deed';

/** What people did before a world begins, the earliest first. */
export const deeds: readonly Deed[] = [
  spotDeeds,
  marginDeeds,
  botDeeds,
  copyDeeds,
  liveDeeds,
  identityDeeds,
  web3Deeds,
  securityDeeds,
  fundsDeeds,
  positionDeeds,
  rewardDeeds,
]
  .flat()
  .toSorted((a, b) => b.beforeMs - a.beforeMs);
