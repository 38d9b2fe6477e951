import * as z from 'zod/mini';

/** A step in the life of a room: it is announced, goes on air, ends, its recording is ready. */
export const LiveEvent = z.object({ part: z.literal('live'), kind: z.enum(['announce', 'start', 'end', 'record']), roomId: z.int() });
export type LiveEvent = z.output<typeof LiveEvent>;

/** What live rooms tell the rest of the exchange. */
export interface LiveDomainEvents {
  /** A live room went on air. */
  roomOpened: { roomId: number; hostUid: number; at: number };
}
