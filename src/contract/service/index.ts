export * as service from './endpoints';
export { Conversation, ServiceMessage, ServiceMessageRequest } from './schema';
export { chatAuthors, conversationStates, serviceMessageLength, serviceTopics, type ServiceTopic } from './constants';
