import { createEvent, createStore } from 'effector';
import type { PastPosition } from '@/contract/swap';
import { contractAccountClosed, contractPositionEnded } from '@/entities/contract-account';

/** The liquidation notice was dismissed. */
export const liquidationDismissed = createEvent();

const noPositions: readonly PastPosition[] = [];

/** Positions liquidated while the page was open, until the notice is dismissed. */
export const $liquidated = createStore(noPositions)
  .on(contractPositionEnded, (list, past) => (past.end === 'liquidated' ? [...list, past] : list))
  .reset(liquidationDismissed, contractAccountClosed);
