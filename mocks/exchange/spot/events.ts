import type { StoredFill, StoredOrder } from './records';

/** What spot trading tells the rest of the exchange. */
export interface SpotDomainEvents {
  /** An order of a spot, cross-margin or isolated-margin account was placed, edited or triggered, has filled further or has ended. */
  orderChanged: StoredOrder;
  /** A part of an order was filled. */
  orderFilled: StoredFill;
}
