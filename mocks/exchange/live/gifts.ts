import { account } from '@/contract/capital';
import { multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import {
  chatKind,
  liveStatus,
  type Gift,
  type SendGiftRequest,
  type GiftReceipt,
  type HostOrder,
  type ReportRequest,
} from '@/contract/live';
import { gifts } from '@fixtures/gifts';
import { BusinessError } from '../../businessError';
import type { LiveContext } from './context';
import { coinByName } from '../markets';
import { entryKind, systemAccounts, referenceType } from '../posting';
import type { Chat } from './chat';
import type { RoomAccess } from './roomAccess';

/** Viewer actions besides chatting: gifts, copying the host's orders, watching recordings, reports. */
export interface Gifts {
  list(): Gift[];
  /** Sends a gift: its price is debited from the sender's spot account, the host's share is credited to theirs. Throws `BusinessError`. */
  send(request: SendGiftRequest, sender: number, at: number): GiftReceipt;
  /** Shows the host's order in the chat of their live room; does nothing if none is live. */
  showOrder(hostUid: number, order: Omit<HostOrder, 'follows'>, at: number): void;
  /** Marks a host's shown order as closed. */
  endOrder(hostUid: number, orderId: string): void;
  /** Copies an order of the host. Throws `BusinessError` if the order was not shown in the room, or is closed. */
  follow(roomId: number, orderId: string, owner: number, at: number): HostOrder;
  /** Records how far a user has watched a recording, up to its length; seeking back changes nothing. Throws `BusinessError`. */
  watch(roomId: number, seconds: number, owner: number, at: number): { roomId: number; seconds: number; views: number };
  report(request: ReportRequest, owner: number, at: number): void;
}

/** The exchange's share of a gift's price. */
const feeRate = '0.3';
const precision = 8;

export function createGifts({ db, ledger, nextId }: LiveContext, access: RoomAccess, chat: Chat): Gifts {
  const ordersIn = (roomId: number, orderId: string) =>
    db.liveChats.find({ where: { roomId, kind: chatKind.order }, matching: ({ order }) => order?.orderId === orderId }).list;
  const priced = ({ price }: Gift, count: number): { amount: Decimal; hostAmount: Decimal; fee: Decimal } => {
    const amount = multiply(price, String(count));
    const fee = truncate(multiply(amount, feeRate), precision);
    return { amount, fee, hostAmount: subtract(amount, fee) };
  };
  return {
    list: () => [...gifts],
    send: ({ roomId, giftId, count }, sender, at) => {
      const room = access.room(roomId);
      const gift = gifts.find((each) => each.giftId === giftId);
      if (!gift) throw new BusinessError('notFound');
      chat.assertMayPost(roomId, sender, at);
      if (sender === room.hostUid) throw new BusinessError('roomRight');
      const { coinId } = coinByName(gift.coinName);
      const { amount, hostAmount, fee } = priced(gift, count);
      const id = String(nextId());
      const spotLine = (owner: number | typeof systemAccounts.fees, part: Decimal) =>
        ({ account: { owner, wallet: account.spot }, coinId, amount: part, bucket: 'available' }) as const;
      ledger.post({
        at,
        kind: entryKind.gift,
        reference: { type: referenceType.gift, id },
        lines: [spotLine(sender, subtract('0', amount)), spotLine(room.hostUid, hostAmount), spotLine(systemAccounts.fees, fee)],
      });
      chat.say({ roomId, userId: sender, text: gift.name, kind: chatKind.gift, giftId, count }, at);
      const { available } = ledger.balance({ owner: sender, wallet: account.spot }, coinId);
      return { id, amount, hostAmount, coinName: gift.coinName, available };
    },
    showOrder: (hostUid, order, at) => {
      const [room] = db.liveRooms.find({ where: { hostUid, status: liveStatus.active } }).list;
      if (!room) return;
      chat.say({ roomId: room.id, userId: hostUid, text: order.contractCode, kind: chatKind.order, order: { ...order, follows: 0 } }, at);
    },
    endOrder: (hostUid, orderId) => {
      const shown = db.liveChats.find({
        where: { userId: hostUid, kind: chatKind.order },
        matching: ({ order }) => order?.orderId === orderId,
      });
      for (const { msgId, order } of shown.list) if (order) db.liveChats.update(msgId, { order: { ...order, isOpen: false } });
    },
    follow: (roomId, orderId, owner, at) => {
      access.room(roomId);
      const [message] = ordersIn(roomId, orderId);
      if (!message?.order) throw new BusinessError('notFound');
      if (!message.order.isOpen) throw new BusinessError('roomClosed');
      const key = `order:${roomId}:${owner}:${orderId}`;
      db.roomRelations.upsert({ key, kind: 'order', roomId, owner, subject: orderId, seconds: 0, at });
      const order = { ...message.order, follows: db.roomRelations.count({ roomId, kind: 'order' }, ({ subject }) => subject === orderId) };
      db.liveChats.update(message.msgId, { order });
      return order;
    },
    watch: (roomId, seconds, owner, at) => {
      const { status, startTime, endTime } = access.room(roomId);
      if (status !== liveStatus.playback) throw new BusinessError('roomClosed');
      const length = Math.floor(((endTime ?? startTime) - startTime) / 1000);
      const key = `playback:${roomId}:${owner}:`;
      const furthest = Math.max(Math.min(seconds, length), db.roomRelations.get(key)?.seconds ?? 0);
      db.roomRelations.upsert({ key, kind: 'playback', roomId, owner, subject: '', seconds: furthest, at });
      return { roomId, seconds: furthest, views: db.roomRelations.count({ roomId, kind: 'playback' }) };
    },
    report: (request, owner, at) => {
      access.room(request.roomId);
      db.liveReports.upsert({ key: `${request.roomId}:${owner}`, ...request, owner, at });
    },
  };
}
