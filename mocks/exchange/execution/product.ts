import type { Decimal } from '@/contract/decimal';
import type { IncomingOrder } from '../book/book';
import type { Venue } from '../book/venue';
import type { OrderEnd } from './orderStates';

/** Time in force: good till cancelled, immediate or cancel, fill or kill, or post-only. */
export type TimeInForce = 'gtc' | 'ioc' | 'fok' | 'postOnly';

/** An order as seen by the engine: `amount` and `turnover` are what remains to be filled. */
export interface ExecutionOrder extends IncomingOrder {
  readonly orderId: string;
  readonly venue: Venue;
  readonly timeInForce: TimeInForce;
  /** A market order takes the best available prices; it is refused if there are none. */
  readonly isMarket: boolean;
}

/** One order's part of a match. */
export interface Fill {
  readonly orderId: string;
  readonly role: 'maker' | 'taker';
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** A product whose orders the engine executes: gives access to them and books their fills and ends. */
export interface TradedProduct {
  readonly name: string;
  /** The venue with this id. */
  venue(id: string): Venue;
  /** An order that can still be filled; undefined for one that has ended. */
  order(orderId: string): ExecutionOrder | undefined;
  /** The orders that end when this one is filled: the other leg of an OCO. */
  otherLegsOf(orderId: string): readonly string[];
  /** How much of an order can be filled in one piece; null for no limit. */
  nextFillAmount(orderId: string): Decimal | null;
  /** Why a piece of an order cannot be filled now; null if it can. */
  fillBlocker(fill: Fill): OrderEnd | null;
  /** Settles a trade between two orders, or of one order with the market. Returns a notifier to call once all records are consistent. */
  settle(fills: readonly Fill[]): () => void;
  /** Records that an order has ended, and releases what is still reserved for it. */
  end(orderId: string, end: OrderEnd): void;
}
