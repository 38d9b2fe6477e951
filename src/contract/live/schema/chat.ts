import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, instant, singleLine, listOf, oneOf, pageQuery, wholeNumber } from '../../endpoint';
import { chatKind, maxChatLength, forbidOperation, pinOperation, roomRole } from '../constants';
import { HostOrder } from './rooms';

/** Bans a user from a room's chat for `minutes` (permanently if omitted), or lifts the ban. */
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

/** Whether a user is banned from a room's chat; `until` is null if the ban is permanent or there is none. */
export const ForbidStatus = assumed(z.object({ isForbidden: z.boolean(), until: z.nullable(instant()) }), unknownAnswer);
export type ForbidStatus = z.output<typeof ForbidStatus>;
export const ForbidQuery = z.object({ roomId: wholeNumber(), userId: wholeNumber() });

/** Credentials for the chat of all rooms. */
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

/** One message of a room's chat; `giftId` and `count` belong to gifts, `order` to orders shared by the host. */
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

/** One page of a chat, newest first; `pinned` contains the messages pinned by the host or an admin. */
export const ChatMessageList = z.extend(listOf(ChatMessage), { pinned: z.array(ChatMessage) });
export type ChatMessageList = z.output<typeof ChatMessageList>;
export const SendMessageRequest = assumed(z.object({ roomId: z.int(), text: singleLine(maxChatLength) }), unknownQuery);
