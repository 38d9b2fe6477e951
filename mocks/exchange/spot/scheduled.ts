import * as z from 'zod/mini';

/** Trading of a pair ends for good. */
export const SpotScheduledEvent = z.object({ part: z.literal('spot'), kind: z.literal('delisted'), tradeId: z.int() });
export type SpotScheduledEvent = z.output<typeof SpotScheduledEvent>;
