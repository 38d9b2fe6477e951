import * as z from 'zod/mini';

/** Future prices have changed, of a scope by an intervention or of a market by a user's trade: pending price searches are repeated. */
export const InterventionEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('interventions'), kind: z.literal('changed'), of: z.string() }),
  z.object({ part: z.literal('interventions'), kind: z.literal('printed'), market: z.union([z.int(), z.string()]) }),
]);
export type InterventionEvent = z.output<typeof InterventionEvent>;
