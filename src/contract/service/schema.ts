import * as z from 'zod/mini';
import { assumed, instant } from '../endpoint';
import { lenient } from '../lenient';
import { chatAuthors, conversationStates, maxServiceMessageLength, serviceTopics } from './constants';

/** Why all customer service calls are assumed. */
export const serviceAssumed = 'exchanges use a vendor’s chat, whose calls are not shown; the simulated exchange replaces it';

/** One message of a conversation; `authorName` is empty for messages from the user or without a named author. */
export const ServiceMessage = assumed(
  z.object({
    id: z.int(),
    author: z.enum(chatAuthors),
    authorName: lenient(z.string(), ''),
    text: z.string(),
    createdTime: instant(),
  }),
  serviceAssumed,
);
export type ServiceMessage = z.output<typeof ServiceMessage>;

/** A user's conversation, oldest message first; `typingName` is the name of whoever is typing, or empty. */
export const Conversation = assumed(
  z.object({
    state: lenient(z.enum(conversationStates), 'assistant'),
    typingName: lenient(z.string(), ''),
    unreadCount: lenient(z.int().check(z.nonnegative()), 0),
    messages: z.array(ServiceMessage),
    topics: lenient(z.array(z.enum(serviceTopics)), []),
  }),
  serviceAssumed,
);
export type Conversation = z.output<typeof Conversation>;

/** A message of one or more lines; `topic` is set if the user selected a topic instead of typing. */
export const ServiceMessageRequest = assumed(
  z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(maxServiceMessageLength),
        z.regex(/^(?:\n|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u, 'contains invisible characters'),
      ),
    topic: z.optional(z.enum(serviceTopics)),
  }),
  serviceAssumed,
);
export type ServiceMessageRequest = z.output<typeof ServiceMessageRequest>;
