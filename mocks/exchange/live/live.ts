import { tradeMode } from '@/contract/swap';
import type { LiveContext } from './context';
import { createChat, type Chat } from './chat';
import { createRoomAccess, type Audience, type RoomAccess } from './roomAccess';
import type { LiveEvent } from './events';
import { createGifts, type Gifts } from './gifts';
import { createRooms, type Rooms } from './rooms';

/** Live rooms: schedule, audience, chat and gifts. */
export interface Live {
  readonly access: RoomAccess;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly gifts: Gifts;
  run(event: LiveEvent, at: number): void;
}

export function createLive(context: LiveContext, audience: Audience): Live {
  const access = createRoomAccess(context, audience);
  const rooms = createRooms(context, access, audience);
  const chat = createChat(context, access);
  const gifts = createGifts(context, access, chat);
  context.eventBus.on('positionOpened', ({ owner, mode, positionId, contractCode, side, leverage, price, at }) => {
    if (mode === tradeMode.real) gifts.showOrder(owner, { orderId: positionId, contractCode, side, leverage, price, isOpen: true }, at);
  });
  context.eventBus.on('positionClosed', ({ owner, positionId }) => gifts.endOrder(owner, positionId));
  context.eventBus.on('accountClosed', ({ owner, at }) => rooms.onAccountClosed(owner, at));
  return { access, rooms, chat, gifts, run: rooms.run };
}
