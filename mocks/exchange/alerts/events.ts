import * as z from 'zod/mini';

/** The price of an alert is reached, or it is time to search further for it. */
export const AlertEvent = z.object({ part: z.literal('alerts'), alertId: z.string() });
export type AlertEvent = z.output<typeof AlertEvent>;
