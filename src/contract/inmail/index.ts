export * as inmail from './endpoints';
export { messageData } from './rules';
export { Message, MessageData, MessageListRequest, MessageModule, MessageList, ReadRequest, UnreadCount } from './schema';
export { bizType, changeEvent, messageModule, messageTab, priceAlertType, range, subModule } from './constants';
