import { leadTraderBots } from '@fixtures/leadTraders';
import { liveHosts, roomAdmin, viewers } from '@fixtures/liveHosts';

const dayMs = 86_400_000;

const simulated: ReadonlySet<number> = new Set([...leadTraderBots, ...liveHosts, roomAdmin, ...viewers].map(({ uid }) => uid));

/** Whether a user is simulated: all their activity follows from the seed. */
export const isSimulated = (uid: number): boolean => simulated.has(uid);

/** How long private records of simulated users are kept: logging in as one shows the last week. The simulation's own rule, so that an unused world does not grow. */
export const simulatedRetentionMs = 7 * dayMs;

/** Until when a user's record of an instant is kept: `keptMs` for simulated users; null, meaning for good, for all others, whose records only grow by their own actions. */
export const retainedUntil = (owner: number, at: number, keptMs = simulatedRetentionMs): number | null =>
  isSimulated(owner) ? at + keptMs : null;

/** How long recordings of live rooms can be watched (assumed: not shown). */
export const recordingRetentionMs = 7 * dayMs;
/** How long messages are kept (assumed: not shown). */
export const messageRetentionMs = 180 * dayMs;
/** How long closed positions of lead traders are kept: longer than any period of their statistics. */
export const leadHistoryRetentionMs = 91 * dayMs;
