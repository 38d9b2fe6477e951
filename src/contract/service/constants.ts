/** Authors of messages in a customer service conversation (assumed: not shown). */
export const chatAuthors = ['user', 'assistant', 'agent', 'system'] as const;

/** Who answers in a conversation: the assistant, nobody yet while waiting for an agent, or an agent (assumed: not shown). */
export const conversationStates = ['assistant', 'waiting', 'agent'] as const;

/** Topics the assistant can answer; `agent` requests a human agent (assumed: not shown). */
export const serviceTopics = ['deposit', 'withdrawal', 'verification', 'trading', 'fees', 'security', 'agent'] as const;
export type ServiceTopic = (typeof serviceTopics)[number];

/** Maximum length of a message to customer service, in characters (assumed: not shown). */
export const maxServiceMessageLength = 500;
