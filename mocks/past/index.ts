import type { Deed } from './deed';
import { identityDeeds } from './identity';

export type { Deed } from './deed';

/** What people did before a world begins, the earliest first. */
export const deeds: readonly Deed[] = [identityDeeds].flat<Deed[][]>().toSorted((a, b) => b.beforeMs - a.beforeMs);
