export * as service from './endpoints';
export { Conversation, ServiceMessage, ServiceMessageRequest } from './schema';
export {
  chatAuthors,
  conversationStates,
  maxServiceMessageLength as serviceMessageLength,
  serviceTopics,
  type ServiceTopic,
} from './constants';
