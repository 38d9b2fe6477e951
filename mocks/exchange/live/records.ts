import * as z from 'zod/mini';
import { ChatMessage, LiveRoom, ReportRequest } from '@/contract/live';

/** A room as it is kept; `plannedEnd` is when it ends by itself, `peak` how many watch when most do. */
export const StoredRoom = z.extend(
  z.pick(LiveRoom, {
    id: true,
    lang: true,
    status: true,
    roomType: true,
    show: true,
    title: true,
    cover: true,
    hostUid: true,
    startTime: true,
    endTime: true,
  }),
  { plannedEnd: z.int(), peak: z.int() },
);
export type StoredRoom = z.output<typeof StoredRoom>;

export const StoredChat = z.omit(ChatMessage, { userName: true });
export type StoredChat = z.output<typeof StoredChat>;

/** Somebody may not write in a room; without `until` for good. `key` is `room:user`. */
export const StoredBan = z.object({
  key: z.string(),
  roomId: z.int(),
  userId: z.int(),
  until: z.nullable(z.int()),
  by: z.int(),
  at: z.int(),
});

/** What somebody reported about a room, once per person. `key` is `room:user`. */
export const StoredReport = z.extend(ReportRequest, { key: z.string(), owner: z.int(), at: z.int() });

/** A relation of a user to a room: a reminder asked for, how far a recording was watched, an order that was copied. `key` is `kind:room:user:subject`. */
export const StoredRoomRelation = z.object({
  key: z.string(),
  kind: z.enum(['reserve', 'playback', 'order']),
  roomId: z.int(),
  owner: z.int(),
  subject: z.string(),
  seconds: z.int(),
  at: z.int(),
});
export type StoredRoomRelation = z.output<typeof StoredRoomRelation>;
