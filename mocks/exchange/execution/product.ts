import type { Decimal } from '@/contract/decimal';
import type { IncomingOrder } from '../book/book';
import type { Venue } from '../book/venue';
import type { OrderEnd } from './orderStates';

/** How long an order stands: until cancelled, fill at once what can be, fill all at once or nothing, only as maker. */
export type TimeInForce = 'gtc' | 'ioc' | 'fok' | 'postOnly';

/** An order as the engine sees it: `amount` and `turnover` are what is still to be filled. */
export interface ExecutionOrder extends IncomingOrder {
  readonly orderId: string;
  readonly venue: Venue;
  readonly timeInForce: TimeInForce;
  /** A market order takes the best prices there are; one that finds none is refused. */
  readonly isMarket: boolean;
}

/** What one order gets of a match. */
export interface Fill {
  readonly orderId: string;
  readonly role: 'maker' | 'taker';
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** A product whose orders the engine executes: what its orders are, and what moves when they are filled or end. */
export interface TradedProduct {
  readonly name: string;
  /** The venue of an id. */
  venue(id: string): Venue;
  /** An order that can still be filled; undefined for one that has ended. */
  order(orderId: string): ExecutionOrder | undefined;
  /** The orders that end when this one goes ahead: the other leg of an OCO. */
  othersOf(orderId: string): readonly string[];
  /** How much of an order is filled in one piece. */
  piece(orderId: string): Decimal | null;
  /** Why a piece of an order cannot be filled now; null where it can. */
  hindrance(fill: Fill): OrderEnd | null;
  /** Settles a trade: of two orders with each other, or of one with the market. Returns what is to be told once everything agrees. */
  settle(fills: readonly Fill[]): () => void;
  /** Writes down that an order has ended, and releases what is still reserved for it. */
  end(orderId: string, end: OrderEnd): void;
}
