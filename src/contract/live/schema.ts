import * as z from 'zod/mini';
import { assumed, decimal, instant, line, listOf, oneOf, oneOfText, pageQuery, wholeNumber } from '../endpoint';
import { positionSides } from '../swap/constants';
import {
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
} from './constants';

const ownShape = 'the fields of this answer are not shown';
const ownQuery = 'the names of the parameters are not shown';
const roomField = 'a room must say what it is about, who speaks and when; only id, lang, status, roomType and show are shown';

/** One live room. Times are milliseconds since 1970; `viewers` counts who is there now, or was at most. Source: specification, Live room. */
export const LiveRoom = z.object({
  id: z.int(),
  lang: z.string(),
  status: oneOf(liveStatus),
  roomType: oneOf(roomType),
  show: assumed(z.array(z.int()), 'show flags by place; the name of the field is not shown'),
  title: assumed(z.string(), roomField),
  cover: assumed(z.string(), roomField),
  hostUid: assumed(z.int(), roomField),
  hostName: assumed(z.string(), roomField),
  hostPhoto: assumed(z.string(), roomField),
  isTrader: assumed(z.boolean(), 'whether the host leads copy traders, so that the room can link to their homepage'),
  startTime: assumed(instant(), roomField),
  endTime: assumed(z.nullable(instant()), roomField),
  viewers: assumed(z.int(), roomField),
  reservations: assumed(z.int(), 'how many people asked to be reminded'),
  playbackUrl: assumed(z.string(), 'where the recording is, empty before there is one'),
  groupId: assumed(z.string(), 'the chat group of the room'),
});
export type LiveRoom = z.output<typeof LiveRoom>;

/** Rooms by what can be done with them. Source: specification, Live list. */
export const LiveList = z.object({ livingList: z.array(LiveRoom), waitingList: z.array(LiveRoom), playbackList: z.array(LiveRoom) });
export type LiveList = z.output<typeof LiveList>;

export const RoomQuery = assumed(z.object({ id: wholeNumber() }), ownQuery);
export const RoomsQuery = z.object({ status: z.optional(oneOfText(liveStatus)) });

/** A gift that viewers can send; `price` is of one piece, in `coinName`. */
export const Gift = assumed(
  z.object({ giftId: z.int(), name: z.string(), icon: z.string(), price: decimal(), coinName: z.string() }),
  ownShape,
);
export type Gift = z.output<typeof Gift>;

export const GiftOrder = assumed(
  z.object({ roomId: z.int(), giftId: z.int(), count: z._default(z.int().check(z.gte(1), z.lte(maxGifts)), 1) }),
  ownQuery,
);
export type GiftOrder = z.output<typeof GiftOrder>;

/** What a gift cost: `amount` left the sender's spot account, `hostAmount` of it reached the host. */
export const GiftReceipt = assumed(
  z.object({ id: z.string(), amount: decimal(), hostAmount: decimal(), coinName: z.string(), available: decimal() }),
  ownShape,
);
export type GiftReceipt = z.output<typeof GiftReceipt>;

/** Takes somebody's right to write in a room, for `minutes` or for good where left out, or gives it back. */
export const ForbidOrder = assumed(
  z.object({
    roomId: z.int(),
    userId: z.int(),
    operate: z._default(oneOf(forbidOperation), forbidOperation.forbid),
    minutes: z.optional(z.int().check(z.gte(1))),
  }),
  ownQuery,
);
export type ForbidOrder = z.output<typeof ForbidOrder>;

/** Whether somebody may write in a room; `until` is null where the ban has no end or there is none. */
export const ForbidStatus = assumed(z.object({ isForbidden: z.boolean(), until: z.nullable(instant()) }), ownShape);
export type ForbidStatus = z.output<typeof ForbidStatus>;

export const ForbidQuery = z.object({ roomId: wholeNumber(), userId: wholeNumber() });

export const ReportOrder = assumed(
  z.object({ roomId: z.int(), reason: oneOf(reportReason), content: z._default(z.string().check(z.maxLength(500)), '') }),
  ownQuery,
);
export type ReportOrder = z.output<typeof ReportOrder>;

/** A viewer follows an order that the host has shown in the chat. */
export const FollowOrder = assumed(z.object({ roomId: z.int(), orderId: z.string() }), ownQuery);

/** An order of the host as viewers see it: what an order form needs to place the same. */
export const HostOrder = assumed(
  z.object({
    orderId: z.string(),
    contractCode: z.string(),
    side: z.enum(positionSides),
    leverage: z.int(),
    price: decimal(),
    isOpen: z.boolean(),
    follows: z.int(),
  }),
  ownShape,
);
export type HostOrder = z.output<typeof HostOrder>;

/** How far somebody has watched a recording. */
export const PlaybackOrder = assumed(z.object({ roomId: z.int(), seconds: z.int().check(z.nonnegative()) }), ownQuery);
export const PlaybackMark = assumed(z.object({ roomId: z.int(), seconds: z.int(), views: z.int() }), ownShape);

/** What the chat of all rooms is entered with. */
export const UserSig = assumed(z.object({ userId: z.string(), userSig: z.string(), sdkAppId: z.int(), expireTime: instant() }), ownShape);
export type UserSig = z.output<typeof UserSig>;

export const RoleQuery = assumed(z.object({ roomId: wholeNumber() }), ownQuery);
export const Role = assumed(z.object({ role: oneOf(roomRole) }), ownShape);

export const MessageOrder = assumed(z.object({ roomId: z.int(), msgId: z.string() }), ownQuery);
export const PinOrder = assumed(
  z.object({ roomId: z.int(), msgId: z.string(), operate: z._default(oneOf(pinOperation), pinOperation.pin) }),
  ownQuery,
);

/** One message of a room's chat; `giftId`, `count` and `order` go with gifts and orders of the host. */
export const ChatMessage = assumed(
  z.object({
    msgId: z.string(),
    roomId: z.int(),
    userId: z.int(),
    userName: z.string(),
    role: oneOf(roomRole),
    kind: oneOf(chatKind),
    text: z.string(),
    giftId: z.nullable(z.int()),
    count: z.int(),
    order: z.nullable(HostOrder),
    isPinned: z.boolean(),
    createdTime: instant(),
  }),
  ownShape,
);
export type ChatMessage = z.output<typeof ChatMessage>;

export const ChatQuery = assumed(z.object({ roomId: wholeNumber(), ...pageQuery }), ownQuery);
/** One page of a chat, newest first; `pinned` is what the host keeps in sight. */
export const ChatPage = z.extend(listOf(ChatMessage), { pinned: z.array(ChatMessage) });
export type ChatPage = z.output<typeof ChatPage>;

export const ChatOrder = assumed(z.object({ roomId: z.int(), text: line(chatLength) }), ownQuery);

/** A room that somebody plans; `startTime` is the present where left out. */
export const RoomOrder = assumed(
  z.object({
    title: line(100),
    lang: z.string(),
    roomType: z._default(oneOf(roomType), roomType.trading),
    startTime: z.optional(instant()),
    minutes: z._default(z.int().check(z.gte(1), z.lte(720)), 60),
  }),
  ownQuery,
);
export type RoomOrder = z.output<typeof RoomOrder>;

export const RoomId = assumed(z.object({ id: z.int() }), ownQuery);
export const ReserveOrder = assumed(
  z.object({ roomId: z.int(), operate: z._default(oneOf(reserveOperation), reserveOperation.reserve) }),
  ownQuery,
);
