import type { Deed } from './deed';
import { identityDeeds } from './identity';
import { web3Deeds } from './web3';

export type { Deed } from './deed';

/** What people did before a world begins, the earliest first. */
export const deeds: readonly Deed[] = [identityDeeds, web3Deeds].flat().toSorted((a, b) => b.beforeMs - a.beforeMs);
