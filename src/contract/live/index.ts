export * as live from './endpoints';
export { isAnyLive, isShown } from './rules';
export {
  ChatMessage,
  ChatPage,
  ForbidOrder,
  ForbidStatus,
  Gift,
  GiftOrder,
  GiftReceipt,
  HostOrder,
  LiveList,
  LiveRoom,
  ReportOrder,
  RoomOrder,
  UserSig,
} from './schema';
export {
  chatKind,
  chatLength,
  forbidOperation,
  liveStatus,
  maxGifts,
  pinOperation,
  reportReason,
  reserveOperation,
  roomRole,
  roomType,
  showFlag,
  shown,
} from './constants';
