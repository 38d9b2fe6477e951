import { botDeeds } from './bots';
import type { Deed } from './deed';
import { identityDeeds } from './identity';
import { fundsDeeds } from './funds';
import { securityDeeds } from './security';
import { web3Deeds } from './web3';

export type { Deed } from './deed';

/** What people did before a world begins, the earliest first. */
export const deeds: readonly Deed[] = [botDeeds, identityDeeds, web3Deeds, securityDeeds, fundsDeeds]
  .flat()
  .toSorted((a, b) => b.beforeMs - a.beforeMs);
