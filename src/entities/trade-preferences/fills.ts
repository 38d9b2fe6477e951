import { createEvent, sample } from 'effector';
import { chimeFx } from '@/shared/lib/chime';
import { $tradePreferences } from './preferences';

/** An order of the user was filled: a sound tells it, where the user wants that. */
export const orderFilled = createEvent();
sample({ clock: orderFilled, source: $tradePreferences, filter: ({ hasSounds }) => hasSounds === true, fn: () => {}, target: chimeFx });
