import { code, type Code } from '@/contract/codes';
import { live, liveStatus, pinOperation, reserveOperation } from '@/contract/live';
import { languages } from '@fixtures/site';
import { InsufficientBalance } from '../exchange/posting';
import { LiveRefusal, type LiveBlocker } from '../exchange/live/refusal';
import type { ServerTextKey } from '../texts';
import { implement } from './implement';
import { badField, Refusal } from './refusal';

export const liveCalls = implement(live, {
  room: ({ query: { id }, world }) => heard(() => world.live.rooms.view(world.live.desk.room(id), world.now)),
  rooms: ({ query: { status }, world }) => world.live.rooms.list(status, world.now),
  playing: ({ world }) => world.live.rooms.list(liveStatus.active, world.now),
  classified: ({ world }) => world.live.rooms.classified(world.now),
  gifts: ({ world }) => world.live.gifts.list(),
  sendGift: ({ body, user, world }) => {
    return heard(() => world.live.gifts.send(body, user.fid, world.now));
  },
  forbid: ({ body, user, world }) =>
    heard(() => {
      world.live.chat.forbid(body, user.fid, world.now);
      return null;
    }),
  report: ({ body, user, world }) =>
    heard(() => {
      world.live.gifts.report(body, user.fid, world.now);
      return null;
    }),
  followOrder: ({ body: { roomId, orderId }, user, world }) => heard(() => world.live.gifts.follow(roomId, orderId, user.fid, world.now)),
  playback: ({ body: { roomId, seconds }, user, world }) => heard(() => world.live.gifts.watch(roomId, seconds, user.fid, world.now)),
  createRoom: ({ body, user, world }) => {
    if (body.startTime !== undefined && body.startTime < world.now) throw badField('body.startTime', 'has passed');
    if (languages.every(({ code: spoken }) => spoken !== body.lang)) throw badField('body.lang', 'is no language of the site');
    return heard(() => world.live.rooms.view(world.live.rooms.create(user.fid, body, world.now), world.now));
  },
  startRoom: ({ body: { id }, user, world }) =>
    heard(() => world.live.rooms.view(world.live.rooms.start(id, user.fid, world.now), world.now)),
  closeRoom: ({ body: { id }, user, world }) =>
    heard(() => world.live.rooms.view(world.live.rooms.close(id, user.fid, world.now), world.now)),
  reserve: ({ body: { roomId, operate }, user, world }) =>
    heard(() => {
      world.live.rooms.reserve(roomId, user.fid, operate === reserveOperation.reserve, world.now);
      return null;
    }),
  userSig: ({ user, world }) => world.live.chat.userSig(user.fid, world.now),
  forbidStatus: ({ query: { roomId, userId }, world }) => heard(() => world.live.chat.forbidden(roomId, userId, world.now)),
  role: ({ query: { roomId }, user, world }) => heard(() => ({ role: world.live.desk.roleIn(world.live.desk.room(roomId), user.fid) })),
  deleteMessage: ({ body: { roomId, msgId }, user, world }) =>
    heard(() => {
      world.live.chat.remove(roomId, msgId, user.fid);
      return null;
    }),
  pinMessage: ({ body: { roomId, msgId, operate }, user, world }) =>
    heard(() => {
      world.live.chat.pin(roomId, msgId, operate === pinOperation.pin, user.fid);
      return null;
    }),
  messages: ({ query: { roomId, ...page }, world }) => heard(() => world.live.chat.page(roomId, page)),
  sendMessage: ({ body: { roomId, text }, user, world }) => heard(() => world.live.chat.say({ roomId, userId: user.fid, text }, world.now)),
});

/** The code and text that each obstacle is answered with. */
const refusals: Readonly<Record<LiveBlocker, readonly [Code, ServerTextKey]>> = {
  roomMissing: [code.notFound, 'notFound'],
  messageMissing: [code.notFound, 'notFound'],
  orderMissing: [code.notFound, 'notFound'],
  giftMissing: [code.notFound, 'notFound'],
  userMissing: [code.notFound, 'notFound'],
  roomClosed: [code.roomClosed, 'roomClosed'],
  roomForbidden: [code.roomForbidden, 'roomForbidden'],
  roomRight: [code.roomRight, 'roomRight'],
};

/** Says a refusal of the rooms or of the ledger in the codes of the contract. */
function heard<Answer>(act: () => Answer): Answer {
  try {
    return act();
  } catch (error) {
    if (error instanceof LiveRefusal) throw new Refusal(...refusals[error.blocker]);
    if (error instanceof InsufficientBalance) throw new Refusal(code.insufficientBalance, 'insufficientBalance');
    throw error;
  }
}
