import * as z from 'zod/mini';
import { chatAuthors, conversationStates } from '@/contract/service';

/** One message; `script` names a text of the desk in place of `text`, `agent` is who is meant by it. */
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

/** How somebody's conversation stands; `isAnswering` while an answer is being written, `endsId` the scheduled end of a conversation with an agent. */
export const StoredConversation = z.object({
  owner: z.int(),
  state: z.enum(conversationStates),
  agent: z.string(),
  /** How often in a row the assistant did not understand. */
  misses: z.int(),
  isAnswering: z.boolean(),
  endsId: z.nullable(z.int()),
});
export type StoredConversation = z.output<typeof StoredConversation>;
