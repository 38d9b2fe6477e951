import { createSharedGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';

/** Open while any countdown of a market is mounted. */
export const TimeLeftGate = createSharedGate('TimeLeftGate');
/** The current time for countdowns; 0 until known. */
export const { $now } = interval({ every: 1_000, start: TimeLeftGate.open, stop: TimeLeftGate.close });
