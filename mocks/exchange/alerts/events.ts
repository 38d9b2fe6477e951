import * as z from 'zod/mini';

/** The price of an alert is reached, or the search for it continues. */
export const AlertEvent = z.object({ part: z.literal('alerts'), alertId: z.string() });
export type AlertEvent = z.output<typeof AlertEvent>;
