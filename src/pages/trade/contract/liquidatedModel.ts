import { createEvent, createStore } from 'effector';
import type { PastPosition } from '@/contract/swap';
import { contractAccountLeft, contractPositionEnded } from '@/entities/contract-account';

/** What was liquidated has been read. */
export const liquidationDismissed = createEvent();

const none: readonly PastPosition[] = [];

/** Positions that were liquidated while the screen was open, and have not been read of. */
export const $liquidated = createStore(none)
  .on(contractPositionEnded, (list, past) => (past.end === 'liquidated' ? [...list, past] : list))
  .reset(liquidationDismissed, contractAccountLeft);
