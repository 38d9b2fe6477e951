import * as z from 'zod/mini';

/** Something of a deposit or withdrawal is due. */
export const FundsEvent = z.object({
  part: z.literal('funds'),
  kind: z.enum(['confirmed', 'reviewed', 'sent', 'arrived']),
  id: z.string(),
});
export type FundsEvent = z.output<typeof FundsEvent>;
