import {
  chatKind,
  liveStatus,
  type ChatMessage,
  type ChatMessageList,
  type ForbidRequest,
  type ForbidStatus,
  forbidOperation,
  type UserSig,
} from '@/contract/live';
import { BusinessError } from '../../businessError';
import type { LiveContext } from './context';
import { hash } from '../random';
import type { RoomAccess } from './roomAccess';
import type { StoredChat } from './records';

/** A chat message; the optional fields are for messages other than plain text. */
type ChatDraft = Pick<StoredChat, 'roomId' | 'userId' | 'text'> & Partial<Pick<StoredChat, 'kind' | 'giftId' | 'count' | 'order'>>;

/** The chats of rooms and their moderation. */
export interface Chat {
  /** Posts a message. Throws `BusinessError` if the room is not live or the user may not post. */
  say(draft: ChatDraft, at: number): ChatMessage;
  page(roomId: number, page: { pageNum: number; pageSize: number }): ChatMessageList;
  pin(roomId: number, msgId: string, isPinned: boolean, by: number): void;
  remove(roomId: number, msgId: string, by: number): void;
  forbid(request: ForbidRequest, by: number, at: number): void;
  forbidStatus(roomId: number, userId: number, at: number): ForbidStatus;
  /** Throws `BusinessError` if the room is not live or the user may not post. */
  assertMayPost(roomId: number, userId: number, at: number): void;
  /** The credentials with which a user joins the chat; constant for a whole day. */
  userSig(userId: number, at: number): UserSig;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const sdkAppId = 1_400_000_117;

export function createChat({ db, seed, nextId }: LiveContext, access: RoomAccess): Chat {
  const shownAs = (message: StoredChat): ChatMessage => ({ ...message, userName: access.nameOf(message.userId) });
  const forbidStatus: Chat['forbidStatus'] = (roomId, userId, at) => {
    const ban = db.liveBans.get(`${roomId}:${userId}`);
    const isForbidden = ban !== undefined && (ban.until === null || ban.until > at);
    return { isForbidden, until: isForbidden ? ban.until : null };
  };
  const assertMayPost: Chat['assertMayPost'] = (roomId, userId, at) => {
    if (access.room(roomId).status !== liveStatus.active) throw new BusinessError('roomClosed');
    if (forbidStatus(roomId, userId, at).isForbidden) throw new BusinessError('roomForbidden');
  };
  const messageOf = (roomId: number, msgId: string): StoredChat => {
    const message = db.liveChats.get(msgId);
    if (message?.roomId !== roomId) throw new BusinessError('notFound');
    return message;
  };
  return {
    say: ({ kind = chatKind.text, giftId = null, count = 0, order = null, ...draft }, at) => {
      assertMayPost(draft.roomId, draft.userId, at);
      const room = access.room(draft.roomId);
      const role = access.roleIn(room, draft.userId);
      return shownAs(
        db.liveChats.insert({ msgId: String(nextId()), ...draft, role, kind, giftId, count, order, isPinned: false, createdTime: at }),
      );
    },
    page: (roomId, { pageNum, pageSize }) => {
      access.room(roomId);
      const { list, total } = db.liveChats.find({ where: { roomId }, sort: newestFirst, page: { num: pageNum, size: pageSize } });
      const pinned = db.liveChats.find({ where: { roomId, isPinned: true }, sort: newestFirst }).list;
      return { list: list.map(shownAs), totalCount: total, pinned: pinned.map(shownAs) };
    },
    pin: (roomId, msgId, isPinned, by) => {
      access.assertMayModerate(access.room(roomId), by);
      db.liveChats.update(messageOf(roomId, msgId).msgId, { isPinned });
    },
    remove: (roomId, msgId, by) => {
      const message = messageOf(roomId, msgId);
      if (message.userId !== by) access.assertMayModerate(access.room(roomId), by);
      db.liveChats.remove(msgId);
    },
    forbid: ({ roomId, userId, operate, minutes }, by, at) => {
      const room = access.room(roomId);
      access.assertMayModerate(room, by);
      if (!db.users.get(userId)) throw new BusinessError('notFound');
      if (userId === room.hostUid) throw new BusinessError('roomRight');
      const key = `${roomId}:${userId}`;
      const until = minutes === undefined ? null : at + minutes * minuteMs;
      if (operate === forbidOperation.forbid) db.liveBans.upsert({ key, roomId, userId, until, by, at });
      else db.liveBans.remove(key);
    },
    forbidStatus: (roomId, userId, at) => {
      access.room(roomId);
      return forbidStatus(roomId, userId, at);
    },
    assertMayPost,
    userSig: (userId, at) => {
      const day = Math.floor(at / dayMs);
      const words = [0, 1, 2, 3].map((part) => hash(seed, 'userSig', userId, day, part).toString(16).padStart(8, '0'));
      return { userId: String(userId), userSig: words.join(''), sdkAppId, expireTime: (day + 2) * dayMs };
    },
  };
}

const newestFirst = [
  ['createdTime', 'desc'],
  ['msgId', 'desc'],
] as const;
