import * as z from 'zod/mini';

/** The market reaches the best order of a side, a trigger is reached, or the search for either continues. */
export const ExecutionEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('execution'), kind: z.literal('touch'), venue: z.string(), side: z.enum(['buy', 'sell']) }),
  z.object({ part: z.literal('execution'), kind: z.literal('trigger'), orderId: z.string() }),
]);
export type ExecutionEvent = z.output<typeof ExecutionEvent>;

/** How far ahead prices are searched at a time. */
export const horizonMs = 86_400_000;
