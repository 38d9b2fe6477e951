import * as z from 'zod/mini';

/** A token is listed on the spot market, or its deals are settled. */
export const PremarketEvent = z.object({ part: z.literal('premarket'), kind: z.enum(['listed', 'settled']), tradeId: z.int() });
export type PremarketEvent = z.output<typeof PremarketEvent>;
