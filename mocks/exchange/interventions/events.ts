import * as z from 'zod/mini';

/** Prices are other ones than were searched ahead, of a scope by an intervention or of a market by a user's trade: whoever waits for them looks anew. */
export const InterventionEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('interventions'), kind: z.literal('changed'), of: z.string() }),
  z.object({ part: z.literal('interventions'), kind: z.literal('printed'), market: z.union([z.int(), z.string()]) }),
]);
export type InterventionEvent = z.output<typeof InterventionEvent>;
