import type { Deed } from './deed';

export type { Deed } from './deed';

/** What people did before a world begins, the earliest first. */
export const deeds: readonly Deed[] = [[]].flat<Deed[][]>().toSorted((a, b) => b.beforeMs - a.beforeMs);
