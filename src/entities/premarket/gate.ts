import { createEvent } from 'effector';
import { createGate } from '@/shared/lib/gate';

/** Mounted by components that show the live pre-market. */
export const PremarketGate = createGate('PremarketGate');

/** An order was placed, changed or cancelled here; orders and holdings are reloaded. */
export const premarketChanged = createEvent();

/** Interval between a response and the next request for tokens and holdings, in ms: they rarely change. */
export const premarketInterval = 3_000;
