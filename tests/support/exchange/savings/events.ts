import * as z from 'zod/mini';

/** A day of somebody's pot is over. */
export const SavingsEvent = z.object({ part: z.literal('savings'), owner: z.int() });
export type SavingsEvent = z.output<typeof SavingsEvent>;
