import { liveStatus } from '@/contract/live';
import chatLines from '@fixtures/chatLines.json' with { type: 'json' };
import { liveHosts, viewers } from '@fixtures/liveHosts';
import { gifts } from '@fixtures/gifts';
import { BusinessError } from '../../businessError';
import type { BotsContext } from './context';
import type { Live } from '../live/live';
import { draw, hash } from '../random';
import type { BotEvent } from './events';

/** Simulated hosts and viewers, driven by the seed: hosts plan rooms, viewers chat and send gifts. */
export interface Hosting {
  start(at: number): void;
  /** Plans the next room of a host. */
  planRoom(uid: number, at: number): void;
  /** Lets a viewer write in a room or send its host a gift, and schedules the next message while the room is live. */
  chat(roomId: number, at: number): void;
}

const minuteMs = 60_000;
/** How far ahead a room is planned. */
const planMs = 6 * 60 * minuteMs;
/** Bounds of the minutes between two messages in a room. */
const minDelayMinutes = 3;
const maxDelayMinutes = 14;
/** On average one in this many messages is a gift. */
const giftEvery = 9;

export function createHosting({ db, seed, schedule, eventBus }: BotsContext, live: Live): Hosting {
  const scheduleAction = (at: number, kind: BotEvent['kind'], uid: number, subject = '') =>
    void schedule(at, { part: 'bots', kind, uid, subject });
  const messageDelay = (roomId: number, at: number) =>
    (minDelayMinutes + (hash(seed, 'silence', roomId, at) % (maxDelayMinutes - minDelayMinutes))) * minuteMs;

  eventBus.on('roomOpened', ({ roomId, hostUid, at }) => scheduleAction(at + messageDelay(roomId, at), 'chat', hostUid, String(roomId)));

  return {
    start: (at) => {
      for (const { uid, first } of liveHosts) scheduleAction(at + first * minuteMs - planMs, 'show', uid);
    },
    planRoom: (uid, at) => {
      const host = liveHosts.find((each) => each.uid === uid);
      if (!host) return;
      const showIndex = Math.floor(at / (host.every * minuteMs));
      live.rooms.create(
        uid,
        {
          // Hosts of one kind and language share their titles, but each starts with a different one.
          title: host.titles[(showIndex + uid) % host.titles.length] ?? host.nickname,
          lang: host.lang,
          roomType: host.roomType,
          startTime: at + planMs,
          minutes: host.minutes,
        },
        at,
      );
      scheduleAction(at + host.every * minuteMs, 'show', uid);
    },
    chat: (roomId, at) => {
      const room = db.liveRooms.get(roomId);
      if (room?.status !== liveStatus.active) return;
      scheduleAction(at + messageDelay(roomId, at), 'chat', room.hostUid, String(roomId));
      const state = hash(seed, 'chat', roomId, at);
      const lines = room.lang === 'zh_CN' ? chatLines.zh_CN : chatLines.en_US;
      const userId = viewers[draw(state, 1) % viewers.length]?.uid;
      const text = lines[draw(state, 2) % lines.length];
      if (userId === undefined || text === undefined || live.chat.forbidStatus(roomId, userId, at).isForbidden) return;
      if (state % giftEvery === 0) sendGift(roomId, userId, state, at);
      else live.chat.say({ roomId, userId, text }, at);
    },
  };

  function sendGift(roomId: number, sender: number, state: number, at: number): void {
    const gift = gifts[draw(state, 3) % 3];
    try {
      if (gift) live.gifts.send({ roomId, giftId: gift.giftId, count: 1 + (draw(state, 4) % 5) }, sender, at);
    } catch (error) {
      // A viewer without funds only watches.
      if (!(error instanceof BusinessError && error.code === 'insufficientBalance')) throw error;
    }
  }
}
