import * as z from 'zod/mini';
import { serviceTopics } from '@/contract/service';

/** A scheduled step of a conversation: an answer is sent, an agent joins, or the agent leaves after a long silence. */
export const CustomerServiceEvent = z.object({
  part: z.literal('customerService'),
  kind: z.enum(['answer', 'join', 'leave']),
  owner: z.int(),
  topic: z.nullable(z.enum(serviceTopics)),
});
export type CustomerServiceEvent = z.output<typeof CustomerServiceEvent>;
