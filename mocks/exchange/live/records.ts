import * as z from 'zod/mini';
import { ChatMessage, LiveRoom, ReportRequest } from '@/contract/live';

/** A stored room; `plannedEnd` is when it ends automatically, `peak` the maximum number of viewers. */
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

/** A user's ban from posting in a room; permanent if `until` is null. `key` is `room:user`. */
export const StoredBan = z.object({
  key: z.string(),
  roomId: z.int(),
  userId: z.int(),
  until: z.nullable(z.int()),
  by: z.int(),
  at: z.int(),
});

/** A user's report about a room, at most one per user. `key` is `room:user`. */
export const StoredReport = z.extend(ReportRequest, { key: z.string(), owner: z.int(), at: z.int() });

/** A user's relation to a room: a reservation, watching progress of a recording, or a copied order. `key` is `kind:room:user:subject`. */
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
