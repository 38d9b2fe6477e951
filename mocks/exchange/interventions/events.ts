import * as z from 'zod/mini';

/** Prices of a scope are other ones than were searched ahead: whoever waits for them looks anew. */
export const InterventionEvent = z.object({ part: z.literal('interventions'), kind: z.literal('changed'), of: z.string() });
export type InterventionEvent = z.output<typeof InterventionEvent>;
