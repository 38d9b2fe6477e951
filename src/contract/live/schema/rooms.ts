import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, singleLine, oneOf, oneOfText, wholeNumber } from '../../endpoint';
import { positionSides } from '../../swap/constants';
import { liveStatus, maxGifts, reportReason, reserveOperation, roomType } from '../constants';

const unknownRoomFields = 'a room needs a topic, a speaker and a time; only id, lang, status, roomType and show are shown';

/** One live room. Times are milliseconds since 1970; `viewers` is the current or, afterwards, the peak number of viewers. Source: specification, Live room. */
export const LiveRoom = z.object({
  id: z.int(),
  lang: z.string(),
  status: oneOf(liveStatus),
  roomType: oneOf(roomType),
  show: assumed(z.array(z.int()), 'show flags by place; the name of the field is not shown'),
  title: assumed(z.string(), unknownRoomFields),
  cover: assumed(z.string(), unknownRoomFields),
  hostUid: assumed(z.int(), unknownRoomFields),
  hostName: assumed(z.string(), unknownRoomFields),
  hostPhoto: assumed(z.string(), unknownRoomFields),
  isTrader: assumed(z.boolean(), 'whether the host leads copy traders, so that the room can link to their homepage'),
  startTime: assumed(instant(), unknownRoomFields),
  endTime: assumed(z.nullable(instant()), unknownRoomFields),
  viewers: assumed(z.int(), unknownRoomFields),
  reservations: assumed(z.int(), 'how many people asked to be reminded'),
  playbackUrl: assumed(z.string(), 'where the recording is, empty before there is one'),
  groupId: assumed(z.string(), 'the chat group of the room'),
});
export type LiveRoom = z.output<typeof LiveRoom>;

/** Rooms grouped by live, upcoming and recorded. Source: specification, Live list. */
export const LiveList = z.object({ livingList: z.array(LiveRoom), waitingList: z.array(LiveRoom), playbackList: z.array(LiveRoom) });
export type LiveList = z.output<typeof LiveList>;
export const RoomQuery = assumed(z.object({ id: wholeNumber() }), unknownQuery);
export const RoomsQuery = z.object({ status: z.optional(oneOfText(liveStatus)) });

/** A gift that viewers can send; `price` is per piece, in `coinName`. */
export const Gift = assumed(
  z.object({ giftId: z.int(), name: z.string(), icon: z.string(), price: decimal(), coinName: z.string() }),
  unknownAnswer,
);
export type Gift = z.output<typeof Gift>;
export const SendGiftRequest = assumed(
  z.object({ roomId: z.int(), giftId: z.int(), count: z._default(z.int().check(z.gte(1), z.lte(maxGifts)), 1) }),
  unknownQuery,
);
export type SendGiftRequest = z.output<typeof SendGiftRequest>;

/** The cost of a gift: `amount` was debited from the sender's spot account, of which the host received `hostAmount`. */
export const GiftReceipt = assumed(
  z.object({ id: z.string(), amount: decimal(), hostAmount: decimal(), coinName: z.string(), available: decimal() }),
  unknownAnswer,
);
export type GiftReceipt = z.output<typeof GiftReceipt>;
export const ReportRequest = assumed(
  z.object({ roomId: z.int(), reason: oneOf(reportReason), content: z._default(z.string().check(z.maxLength(500)), '') }),
  unknownQuery,
);
export type ReportRequest = z.output<typeof ReportRequest>;

/** A viewer's request to follow an order that the host shared in the chat. */
export const FollowOrderRequest = assumed(z.object({ roomId: z.int(), orderId: z.string() }), unknownQuery);

/** A host's order as viewers see it: what an order form needs to place the same order. */
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
  unknownAnswer,
);
export type HostOrder = z.output<typeof HostOrder>;

/** Playback position of a recording. */
export const PlaybackRequest = assumed(z.object({ roomId: z.int(), seconds: z.int().check(z.nonnegative()) }), unknownQuery);
export const PlaybackProgress = assumed(z.object({ roomId: z.int(), seconds: z.int(), views: z.int() }), unknownAnswer);

/** A room to schedule; it starts now if `startTime` is omitted. */
export const CreateRoomRequest = assumed(
  z.object({
    title: singleLine(100),
    lang: z.string(),
    roomType: z._default(oneOf(roomType), roomType.trading),
    startTime: z.optional(instant()),
    minutes: z._default(z.int().check(z.gte(1), z.lte(720)), 60),
  }),
  unknownQuery,
);
export type CreateRoomRequest = z.output<typeof CreateRoomRequest>;
export const RoomRequest = assumed(z.object({ id: z.int() }), unknownQuery);
export const ReserveRequest = assumed(
  z.object({ roomId: z.int(), operate: z._default(oneOf(reserveOperation), reserveOperation.reserve) }),
  unknownQuery,
);
