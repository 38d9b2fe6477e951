import type { StoredFill, StoredOrder } from './records';

/** Domain events of spot trading. */
export interface SpotDomainEvents {
  /** An order of a spot, cross-margin or isolated-margin account was placed, edited, triggered or filled, or has ended. */
  orderChanged: StoredOrder;
  /** An order was filled, in part or in full. */
  orderFilled: StoredFill;
}
