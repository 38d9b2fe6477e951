export * as inmail from './endpoints';
export { messageData } from './rules';
export { Message, MessageData, MessageListRequest, MessageModule, MessageList } from './schema/messages';
export { ReadRequest, UnreadCount } from './schema/reading';
export { bizType, changeEvent, messageModule, messageTab, priceAlertType, subModule } from './constants';
export { readRange } from './readRange';
