import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';

/** Mounted by what counts down to an instant of a market. */
export const TimeLeftGate = createGate('TimeLeftGate');
/** The time that it reads; 0 until it is known. */
export const { $now } = interval({ every: 1_000, start: TimeLeftGate.open, stop: TimeLeftGate.close });
