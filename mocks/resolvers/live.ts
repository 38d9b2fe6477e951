import { live, liveStatus, pinOperation, reserveOperation } from '@/contract/live';
import { languages } from '@fixtures/site';
import { invalidField } from '../businessError';
import { implement } from './implement';

export const liveCalls = implement(live, {
  room: ({ query: { id }, world }) => world.live.rooms.view(world.live.access.room(id), world.now),
  rooms: ({ query: { status }, world }) => world.live.rooms.list(status, world.now),
  playing: ({ world }) => world.live.rooms.list(liveStatus.active, world.now),
  classified: ({ world }) => world.live.rooms.listByStatus(world.now),
  gifts: ({ world }) => world.live.gifts.list(),
  sendGift: ({ body, user, world }) => {
    return world.live.gifts.send(body, user.fid, world.now);
  },
  forbid: ({ body, user, world }) => {
    world.live.chat.forbid(body, user.fid, world.now);
    return null;
  },
  report: ({ body, user, world }) => {
    world.live.gifts.report(body, user.fid, world.now);
    return null;
  },
  followOrder: ({ body: { roomId, orderId }, user, world }) => world.live.gifts.follow(roomId, orderId, user.fid, world.now),
  playback: ({ body: { roomId, seconds }, user, world }) => world.live.gifts.watch(roomId, seconds, user.fid, world.now),
  createRoom: ({ body, user, world }) => {
    if (body.startTime !== undefined && body.startTime < world.now) throw invalidField('body.startTime', 'is in the past');
    if (languages.every(({ code: spoken }) => spoken !== body.lang)) throw invalidField('body.lang', 'is not a language of the site');
    return world.live.rooms.view(world.live.rooms.create(user.fid, body, world.now), world.now);
  },
  startRoom: ({ body: { id }, user, world }) => world.live.rooms.view(world.live.rooms.start(id, user.fid, world.now), world.now),
  closeRoom: ({ body: { id }, user, world }) => world.live.rooms.view(world.live.rooms.close(id, user.fid, world.now), world.now),
  reserve: ({ body: { roomId, operate }, user, world }) => {
    world.live.rooms.reserve(roomId, user.fid, operate === reserveOperation.reserve, world.now);
    return null;
  },
  userSig: ({ user, world }) => world.live.chat.userSig(user.fid, world.now),
  forbidStatus: ({ query: { roomId, userId }, world }) => world.live.chat.forbidStatus(roomId, userId, world.now),
  role: ({ query: { roomId }, user, world }) => ({ role: world.live.access.roleIn(world.live.access.room(roomId), user.fid) }),
  deleteMessage: ({ body: { roomId, msgId }, user, world }) => {
    world.live.chat.remove(roomId, msgId, user.fid);
    return null;
  },
  pinMessage: ({ body: { roomId, msgId, operate }, user, world }) => {
    world.live.chat.pin(roomId, msgId, operate === pinOperation.pin, user.fid);
    return null;
  },
  messages: ({ query: { roomId, ...page }, world }) => world.live.chat.page(roomId, page),
  sendMessage: ({ body: { roomId, text }, user, world }) => world.live.chat.say({ roomId, userId: user.fid, text }, world.now),
});
