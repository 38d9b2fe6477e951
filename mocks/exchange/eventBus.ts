import type { Decimal } from '@/contract/decimal';
import type { FundingPayment, PositionChange } from './contracts/positionChange';
import type { MarketId } from './market/market';

/** What one part of the exchange tells the others, by kind. */
export interface DomainEvents {
  /** Money moved between two accounts of one user. */
  transferBooked: { owner: number; coinId: number; amount: Decimal; at: number };
  /** An order of a spot, cross-margin or isolated-margin account was filled, wholly or in part. */
  orderFilled: { owner: number; account: number; tradeId: number; orderId: string; at: number };
  /** A level of somebody's identity verification is under review, has passed or has failed. */
  identityChanged: { owner: number; identityType: number; identityStatus: number; at: number };
  /** Money is about to be asked for out of an account: whoever needs what is there may hold it back. */
  moneyLeaving: { owner: number; wallet: number; coinId: number };
  /** A position came to be, of a real or a simulation contract. */
  positionOpened: PositionChange;
  /** A position was made larger or smaller. */
  positionChanged: PositionChange;
  /** A position is over: closed, liquidated or settled. */
  positionClosed: PositionChange;
  /** The margin or the leverage of a position was changed by its owner. */
  marginChanged: { owner: number; coinId: number; positionId: string; at: number };
  /** A position paid or received funding. */
  fundingPaid: FundingPayment;
  /** Somebody has ended their account. */
  accountClosed: { owner: number; at: number };
  /** Prices of some markets are other ones than were searched ahead. */
  marketChanged: { concerns: (market: MarketId) => boolean; at: number };
  /** A live room went on air. */
  roomOpened: { roomId: number; hostUid: number; at: number };
}

type Listener<K extends keyof DomainEvents> = (what: DomainEvents[K]) => void;

/** How parts of the exchange hear of each other without knowing each other. */
export interface EventBus {
  emit<K extends keyof DomainEvents>(kind: K, what: DomainEvents[K]): void;
  on<K extends keyof DomainEvents>(kind: K, listener: Listener<K>): void;
}

/** Opens the event bus of one world: listeners are called at once, in the order in which they began to listen. */
export function createEventBus(): EventBus {
  const listeners: { readonly [K in keyof DomainEvents]: Listener<K>[] } = {
    marketChanged: [],
    roomOpened: [],
    accountClosed: [],
    identityChanged: [],
    transferBooked: [],
    orderFilled: [],
    moneyLeaving: [],
    fundingPaid: [],
    marginChanged: [],
    positionChanged: [],
    positionClosed: [],
    positionOpened: [],
  };
  return {
    emit: (kind, what) => {
      for (const listener of listeners[kind]) listener(what);
    },
    on: (kind, listener) => {
      listeners[kind].push(listener);
    },
  };
}
