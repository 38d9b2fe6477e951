/** Who wrote a message of a conversation with customer service (assumed: not shown). */
export const chatAuthors = ['user', 'assistant', 'agent', 'system'] as const;

/** Who answers in a conversation: the assistant, nobody while an agent is looked for, or an agent (assumed: not shown). */
export const conversationStates = ['assistant', 'waiting', 'agent'] as const;

/** What the assistant knows an answer to; `agent` asks for a person (assumed: not shown). */
export const serviceTopics = ['deposit', 'withdrawal', 'verification', 'trading', 'fees', 'security', 'agent'] as const;
export type ServiceTopic = (typeof serviceTopics)[number];

/** Longest message to customer service, in characters (assumed: not shown). */
export const serviceMessageLength = 500;
