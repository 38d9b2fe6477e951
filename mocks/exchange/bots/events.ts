import * as z from 'zod/mini';

/** What somebody of the exchange itself does next; `subject` is the position they close or the room they write in. */
export const BotEvent = z.object({
  part: z.literal('bots'),
  kind: z.enum(['open', 'close', 'present', 'show', 'chat']),
  uid: z.int(),
  subject: z.string(),
});
export type BotEvent = z.output<typeof BotEvent>;
