import type { Decimal } from '@/contract/decimal';
import type { PositionNews } from './positions/news';

/** What one part of the exchange tells the others, by kind. */
export interface Happenings {
  /** Money moved between two accounts of one user. */
  transferBooked: { owner: number; coinId: number; amount: Decimal; at: number };
  /** An order of a spot, cross-margin or isolated-margin account was filled, wholly or in part. */
  orderFilled: { owner: number; account: number; tradeId: number; orderId: string; at: number };
  /** A level of somebody's identity verification is under review, has passed or has failed. */
  identityChanged: { owner: number; identityType: number; identityStatus: number; at: number };
  /** Money is about to be asked for out of an account: whoever needs what is there may hold it back. */
  moneyLeaving: { owner: number; wallet: number; coinId: number };
  /** A position came to be, of a real or a simulation contract. */
  positionOpened: PositionNews;
  /** A position was made larger or smaller. */
  positionChanged: PositionNews;
  /** A position is over: closed, liquidated or settled. */
  positionClosed: PositionNews;
  /** Somebody has ended their account. */
  accountClosed: { owner: number; at: number };
  /** A live room went on air. */
  roomOpened: { roomId: number; hostUid: number; at: number };
}

type Listener<K extends keyof Happenings> = (what: Happenings[K]) => void;

/** How parts of the exchange hear of each other without knowing each other. */
export interface News {
  tell<K extends keyof Happenings>(kind: K, what: Happenings[K]): void;
  hear<K extends keyof Happenings>(kind: K, listener: Listener<K>): void;
}

/** Opens the news of one world: listeners are called at once, in the order in which they began to listen. */
export function createNews(): News {
  const listeners: { readonly [K in keyof Happenings]: Listener<K>[] } = {
    roomOpened: [],
    accountClosed: [],
    identityChanged: [],
    transferBooked: [],
    orderFilled: [],
    moneyLeaving: [],
    positionChanged: [],
    positionClosed: [],
    positionOpened: [],
  };
  return {
    tell: (kind, what) => {
      for (const listener of listeners[kind]) listener(what);
    },
    hear: (kind, listener) => {
      listeners[kind].push(listener);
    },
  };
}
