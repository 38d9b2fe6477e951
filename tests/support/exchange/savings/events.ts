import * as z from 'zod/mini';

/** The end of a day of a user's pot. */
export const SavingsEvent = z.object({ part: z.literal('savings'), owner: z.int() });
export type SavingsEvent = z.output<typeof SavingsEvent>;
