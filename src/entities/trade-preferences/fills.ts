import { createEvent, sample } from 'effector';
import { chimeFx } from '@/shared/lib/chime';
import { $tradePreferences } from './preferences';

/** An order of the user was filled; plays a sound if the user enabled it. */
export const orderFilled = createEvent();
sample({ clock: orderFilled, source: $tradePreferences, filter: ({ hasSounds }) => hasSounds === true, fn: () => {}, target: chimeFx });
