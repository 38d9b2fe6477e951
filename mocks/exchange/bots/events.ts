import * as z from 'zod/mini';

/** The next action of a simulated user; `subject` is the position to close or the room to write in. */
export const BotEvent = z.object({
  part: z.literal('bots'),
  kind: z.enum(['open', 'close', 'present', 'show', 'chat']),
  uid: z.int(),
  subject: z.string(),
});
export type BotEvent = z.output<typeof BotEvent>;
