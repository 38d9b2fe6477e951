import * as z from 'zod/mini';

/** Trading of a pair ends permanently, or the exits of an ended order are to be placed. */
export const SpotScheduledEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('spot'), kind: z.literal('delisted'), tradeId: z.int() }),
  z.object({ part: z.literal('spot'), kind: z.literal('exits'), orderId: z.string() }),
]);
export type SpotScheduledEvent = z.output<typeof SpotScheduledEvent>;
