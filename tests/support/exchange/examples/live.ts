import { live, liveStatus, reportReason, roomType } from '@/contract/live';
import { personas } from '@fixtures/personas';
import type { Ask, Examples } from './example';

const liveRoomId = async (ask: Ask) => (await ask(live.playing, {}))[0]?.id ?? 0;
const upcomingRoomId = async (ask: Ask) => (await ask(live.rooms, { query: { status: liveStatus.upcoming } }))[0]?.id ?? 0;
const playbackRoomId = async (ask: Ask) => (await ask(live.rooms, { query: { status: liveStatus.playback } }))[0]?.id ?? 0;

/** Opens a live room of the host with a chat message. */
const ownRoom = async (ask: Ask) => {
  const { id: roomId } = await ask(live.createRoom, { body: { title: 'Example', lang: 'en_US', roomType: roomType.trading, minutes: 30 } });
  const { msgId } = await ask(live.sendMessage, { body: { roomId, text: 'Welcome' } });
  return { roomId, msgId };
};
const newRoom = { title: 'Next week', lang: 'en_US' };

export const liveExamples: Examples<typeof live> = {
  room: { input: async (ask) => ({ query: { id: await liveRoomId(ask) } }) },
  sendGift: { input: async (ask) => ({ body: { roomId: await liveRoomId(ask), giftId: 1, count: 2 } }) },
  forbid: {
    as: 'liveHost',
    input: async (ask) => ({ body: { roomId: (await ownRoom(ask)).roomId, userId: personas.trader.login.fid, minutes: 10 } }),
  },
  report: { input: async (ask) => ({ body: { roomId: await liveRoomId(ask), reason: reportReason.spam } }) },
  followOrder: {
    input: async (ask) => {
      const rooms = await ask(live.playing, {});
      const pages = await Promise.all(rooms.map(({ id }) => ask(live.messages, { query: { roomId: id, pageSize: 200 } })));
      const message = pages.flatMap(({ list }) => list).find(({ order }) => order !== null);
      return { body: { roomId: message?.roomId ?? 0, orderId: message?.order?.orderId ?? '' } };
    },
  },
  playback: { input: async (ask) => ({ body: { roomId: await playbackRoomId(ask), seconds: 90 } }) },
  createRoom: { as: 'liveHost', input: { body: newRoom } },
  startRoom: {
    as: 'liveHost',
    input: async (ask) => {
      const rooms = await ask(live.rooms, { query: { status: liveStatus.upcoming } });
      return { body: { id: rooms.find(({ hostUid }) => hostUid === personas.liveHost.login.fid)?.id ?? 0 } };
    },
  },
  closeRoom: { as: 'liveHost', input: async (ask) => ({ body: { id: (await ownRoom(ask)).roomId } }) },
  reserve: { input: async (ask) => ({ body: { roomId: await upcomingRoomId(ask) } }) },
  forbidStatus: { input: async (ask) => ({ query: { roomId: await liveRoomId(ask), userId: personas.trader.login.fid } }) },
  role: { input: async (ask) => ({ query: { roomId: await liveRoomId(ask) } }) },
  deleteMessage: { as: 'liveHost', input: async (ask) => ({ body: await ownRoom(ask) }) },
  pinMessage: { as: 'liveHost', input: async (ask) => ({ body: await ownRoom(ask) }) },
  messages: { input: async (ask) => ({ query: { roomId: await liveRoomId(ask) } }) },
  sendMessage: { input: async (ask) => ({ body: { roomId: await liveRoomId(ask), text: 'Good morning' } }) },
};
