import { createEvent } from 'effector';
import { createGate } from '@/shared/lib/gate';

/** Mounted by what shows orders and balances of the spot account as they are now. */
export const SpotAccountGate = createGate('SpotAccountGate');

/** An order was placed, changed or cancelled here; orders and balances are loaded again. */
export const spotAccountChanged = createEvent();
