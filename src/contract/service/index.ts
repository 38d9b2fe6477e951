export * as service from './endpoints';
export { Conversation, ServiceMessage, ServiceMessageRequest } from './schema';
export { chatAuthors, conversationStates, maxServiceMessageLength, serviceTopics, type ServiceTopic } from './constants';
