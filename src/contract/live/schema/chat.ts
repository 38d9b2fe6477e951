import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, instant, line, listOf, oneOf, pageQuery, wholeNumber } from '../../endpoint';
import { chatKind, chatLength, forbidOperation, pinOperation, roomRole } from '../constants';
import { HostOrder } from './rooms';

/** Takes somebody's right to write in a room, for `minutes` or for good where left out, or gives it back. */
export const ForbidRequest = assumed(
  z.object({
    roomId: z.int(),
    userId: z.int(),
    operate: z._default(oneOf(forbidOperation), forbidOperation.forbid),
    minutes: z.optional(z.int().check(z.gte(1))),
  }),
  unknownQuery,
);
export type ForbidRequest = z.output<typeof ForbidRequest>;

/** Whether somebody may write in a room; `until` is null where the ban has no end or there is none. */
export const ForbidStatus = assumed(z.object({ isForbidden: z.boolean(), until: z.nullable(instant()) }), unknownAnswer);
export type ForbidStatus = z.output<typeof ForbidStatus>;
export const ForbidQuery = z.object({ roomId: wholeNumber(), userId: wholeNumber() });

/** What the chat of all rooms is entered with. */
export const UserSig = assumed(
  z.object({ userId: z.string(), userSig: z.string(), sdkAppId: z.int(), expireTime: instant() }),
  unknownAnswer,
);
export type UserSig = z.output<typeof UserSig>;
export const RoleQuery = assumed(z.object({ roomId: wholeNumber() }), unknownQuery);
export const Role = assumed(z.object({ role: oneOf(roomRole) }), unknownAnswer);
export const DeleteMessageRequest = assumed(z.object({ roomId: z.int(), msgId: z.string() }), unknownQuery);
export const PinRequest = assumed(
  z.object({ roomId: z.int(), msgId: z.string(), operate: z._default(oneOf(pinOperation), pinOperation.pin) }),
  unknownQuery,
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
  unknownAnswer,
);
export type ChatMessage = z.output<typeof ChatMessage>;
export const ChatQuery = assumed(z.object({ roomId: wholeNumber(), ...pageQuery }), unknownQuery);

/** One page of a chat, newest first; `pinned` is what the host keeps in sight. */
export const ChatMessageList = z.extend(listOf(ChatMessage), { pinned: z.array(ChatMessage) });
export type ChatMessageList = z.output<typeof ChatMessageList>;
export const SendMessageRequest = assumed(z.object({ roomId: z.int(), text: line(chatLength) }), unknownQuery);
