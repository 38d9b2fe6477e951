import { tradeMode } from '@/contract/swap';
import type { Floor } from '../floor';
import { createChat, type Chat } from './chat';
import { openDesk, type Audience, type Desk } from './desk';
import type { LiveEvent } from './events';
import { createGifts, type Gifts } from './gifts';
import { createRooms, type Rooms } from './rooms';

/** Live rooms: who speaks when, who watches, what is said and given there. */
export interface Live {
  readonly desk: Desk;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly gifts: Gifts;
  run(event: LiveEvent, at: number): void;
}

export function createLive(floor: Floor, audience: Audience): Live {
  const desk = openDesk(floor, audience);
  const rooms = createRooms(floor, desk, audience);
  const chat = createChat(floor, desk);
  const gifts = createGifts(floor, desk, chat);
  floor.news.hear('positionOpened', ({ owner, mode, positionId, contractCode, side, leverage, price, at }) => {
    if (mode === tradeMode.real) gifts.showOrder(owner, { orderId: positionId, contractCode, side, leverage, price, isOpen: true }, at);
  });
  floor.news.hear('positionClosed', ({ owner, positionId }) => gifts.endOrder(owner, positionId));
  floor.news.hear('accountClosed', ({ owner, at }) => rooms.leave(owner, at));
  return { desk, rooms, chat, gifts, run: rooms.run };
}
