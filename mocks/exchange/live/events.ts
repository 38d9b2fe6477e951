import * as z from 'zod/mini';

/** A scheduled step of a room: it is announced, goes live, ends, or its recording becomes available. */
export const LiveEvent = z.object({ part: z.literal('live'), kind: z.enum(['announce', 'start', 'end', 'record']), roomId: z.int() });
export type LiveEvent = z.output<typeof LiveEvent>;

/** The domain events of live rooms. */
export interface LiveDomainEvents {
  /** A live room has gone live. */
  roomOpened: { roomId: number; hostUid: number; at: number };
}
