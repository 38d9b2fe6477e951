import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  FollowOrderRequest,
  Gift,
  SendGiftRequest,
  GiftReceipt,
  HostOrder,
  LiveList,
  LiveRoom,
  PlaybackProgress,
  PlaybackRequest,
  ReportRequest,
  ReserveRequest,
  RoomRequest,
  CreateRoomRequest,
  RoomQuery,
  RoomsQuery,
} from '../schema/rooms';
import { ForbidRequest } from '../schema/chat';

const unlisted = 'no document lists it, but a host cannot go live without it';

export const room = endpoint('live.room', {
  method: 'GET',
  path: '/hk-web/liveRoom/getLiveRoom',
  access: 'public',
  query: RoomQuery,
  data: LiveRoom,
  codes: [code.notFound],
  assumed: pathOnly,
});

export const rooms = endpoint('live.rooms', {
  method: 'GET',
  path: '/hk-web/liveRoom/getLiveRoomList',
  access: 'public',
  query: RoomsQuery,
  data: z.array(LiveRoom),
  assumed: 'the short name continues the liveRoom/ prefix; the response is not shown',
});

export const playing = endpoint('live.playing', {
  method: 'GET',
  path: '/hk-web/liveRoom/livePlayingList',
  access: 'public',
  data: z.array(LiveRoom),
  assumed: 'the short name continues the liveRoom/ prefix; the response is not shown',
});

export const classified = endpoint('live.classified', {
  method: 'GET',
  path: '/hk-web/liveRoom/getClassifiedLiveRoomList',
  access: 'public',
  data: LiveList,
  assumed: 'the short name continues the liveRoom/ prefix; that it returns the live list is not shown',
});

export const gifts = endpoint('live.gifts', {
  method: 'GET',
  path: '/hk-web/live/gift/list',
  access: 'public',
  data: z.array(Gift),
  assumed: pathOnly,
});

export const sendGift = endpoint('live.sendGift', {
  method: 'POST',
  path: '/hk-web/live/gift/send',
  access: 'user',
  body: SendGiftRequest,
  data: GiftReceipt,
  codes: [code.accountFrozen, code.notFound, code.roomClosed, code.roomForbidden, code.roomRight, code.insufficientBalance],
  assumed: pathOnly,
});

export const forbid = endpoint('live.forbid', {
  method: 'POST',
  path: '/hk-web/liveRoom/admin/forbid',
  access: 'user',
  body: ForbidRequest,
  data: z.null(),
  codes: [code.notFound, code.roomRight],
  assumed: pathOnly,
});

export const report = endpoint('live.report', {
  method: 'POST',
  path: '/hk-web/liveRoom/report',
  access: 'user',
  body: ReportRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: pathOnly,
});

export const followOrder = endpoint('live.followOrder', {
  method: 'POST',
  path: '/hk-web/liveRoom/tracking/followOrder',
  access: 'user',
  body: FollowOrderRequest,
  data: HostOrder,
  codes: [code.notFound, code.roomClosed],
  assumed: 'only the path is shown; read as a viewer copying an order shown by the host',
});

export const playback = endpoint('live.playback', {
  method: 'POST',
  path: '/hk-web/liveRoom/tracking/playback',
  access: 'user',
  body: PlaybackRequest,
  data: PlaybackProgress,
  codes: [code.notFound, code.roomClosed],
  assumed: 'the short name continues liveRoom/tracking/; read as a viewer’s position in a recording',
});

export const createRoom = endpoint('live.createRoom', {
  method: 'POST',
  path: '/hk-web/liveRoom/create',
  access: 'user',
  body: CreateRoomRequest,
  data: LiveRoom,
  codes: [code.roomRight, code.roomClosed],
  assumed: unlisted,
});

export const startRoom = endpoint('live.startRoom', {
  method: 'POST',
  path: '/hk-web/liveRoom/start',
  access: 'user',
  body: RoomRequest,
  data: LiveRoom,
  codes: [code.notFound, code.roomRight, code.roomClosed],
  assumed: unlisted,
});

export const closeRoom = endpoint('live.closeRoom', {
  method: 'POST',
  path: '/hk-web/liveRoom/close',
  access: 'user',
  body: RoomRequest,
  data: LiveRoom,
  codes: [code.notFound, code.roomRight, code.roomClosed],
  assumed: unlisted,
});

export const reserve = endpoint('live.reserve', {
  method: 'POST',
  path: '/hk-web/liveRoom/reserve',
  access: 'user',
  body: ReserveRequest,
  data: z.null(),
  codes: [code.notFound, code.roomClosed],
  assumed: 'no document lists it, but the message that announces a room requires users who asked for it',
});
