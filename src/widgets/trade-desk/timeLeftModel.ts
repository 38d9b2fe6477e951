import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';

/** Open while a countdown of a market is mounted. */
export const TimeLeftGate = createGate('TimeLeftGate');
/** The current time for countdowns; 0 until known. */
export const { $now } = interval({ every: 1_000, start: TimeLeftGate.open, stop: TimeLeftGate.close });
