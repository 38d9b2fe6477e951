import * as z from 'zod/mini';
import { chatAuthors, conversationStates } from '@/contract/service';

/** A stored message; `script` names a scripted text used in place of `text`, `agent` is the agent it mentions. */
export const StoredServiceMessage = z.object({
  id: z.int(),
  owner: z.int(),
  author: z.enum(chatAuthors),
  agent: z.string(),
  text: z.string(),
  script: z.string(),
  isRead: z.boolean(),
  createdTime: z.int(),
});
export type StoredServiceMessage = z.output<typeof StoredServiceMessage>;

/** The state of a user's conversation; `isAnswering` while an answer is pending, `endsId` the scheduled leave of the agent. */
export const StoredConversation = z.object({
  owner: z.int(),
  state: z.enum(conversationStates),
  agent: z.string(),
  /** How many messages in a row the assistant did not understand. */
  misses: z.int(),
  isAnswering: z.boolean(),
  endsId: z.nullable(z.int()),
});
export type StoredConversation = z.output<typeof StoredConversation>;
