import * as z from 'zod/mini';

/** An hour of a debt is over, or the risk of an account is to be looked at. */
export const MarginEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('margin'), kind: z.literal('interest'), key: z.string() }),
  z.object({ part: z.literal('margin'), kind: z.literal('risk'), key: z.string() }),
]);
export type MarginEvent = z.output<typeof MarginEvent>;
