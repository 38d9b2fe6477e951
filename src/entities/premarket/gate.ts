import { createEvent } from 'effector';
import { createGate } from '@/shared/lib/gate';

/** Mounted by what shows the pre-market as it is now. */
export const PremarketGate = createGate('PremarketGate');

/** An order was placed or cancelled here; orders and holdings are loaded again. */
export const premarketChanged = createEvent();

/** From one answer to the next request for tokens and holdings, in ms: they change seldom. */
export const premarketInterval = 3_000;
