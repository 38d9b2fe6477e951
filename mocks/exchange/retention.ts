import { leadTraderBots } from '@fixtures/leadTraders';
import { liveHosts, roomAdmin, viewers } from '@fixtures/liveHosts';

const dayMs = 86_400_000;

const simulated: ReadonlySet<number> = new Set([...leadTraderBots, ...liveHosts, roomAdmin, ...viewers].map(({ uid }) => uid));

/** Whether a user is simulated: what they do follows from the seed alone. */
export const isSimulated = (uid: number): boolean => simulated.has(uid);

/** How long what simulated users have for themselves alone is kept: who logs in as one of them sees the last week. A rule of the simulation's own, so that a world does not grow while nobody uses it. */
export const simulatedKeptMs = 7 * dayMs;

/** Until when somebody's record of an instant is kept: of simulated users for `keptMs`, of all others for good, since it grows only by what they do. */
export const ownKeptUntil = (owner: number, at: number, keptMs = simulatedKeptMs): number | null =>
  isSimulated(owner) ? at + keptMs : null;

/** How long recordings of live rooms can be watched (assumed: no period is shown). */
export const recordingKeptMs = 7 * dayMs;
/** How long messages are kept (assumed: no period is shown). */
export const messageKeptMs = 180 * dayMs;
/** How long what lead traders have closed is kept: longer than any period of their figures. */
export const leadHistoryKeptMs = 91 * dayMs;
