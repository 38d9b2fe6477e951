export * as live from './endpoints';
export { isAnyLive, isShown } from './rules';
export { ChatMessage, ChatMessageList, ForbidRequest, ForbidStatus, UserSig } from './schema/chat';
export { Gift, SendGiftRequest, GiftReceipt, HostOrder, LiveList, LiveRoom, ReportRequest, CreateRoomRequest } from './schema/rooms';
export {
  chatKind,
  maxChatLength,
  forbidOperation,
  liveStatus,
  maxGifts,
  pinOperation,
  reportReason,
  reserveOperation,
  roomRole,
  roomType,
  showFlag,
  showFlagOn,
} from './constants';
