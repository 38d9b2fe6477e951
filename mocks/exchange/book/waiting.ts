import { subtract, type Decimal } from '@/contract/decimal';
import type { MarketId } from '../market/market';

/** Who buys and who sells. */
export type Side = 'buy' | 'sell';

/** A place where orders meet: a pair or a contract, and each contract of mock trading for itself. */
export interface Venue {
  /** The product whose orders meet there; it joins them to the book. */
  readonly product: string;
  /** What its orders and consumed liquidity are kept under. */
  readonly id: string;
  /** The market whose prices it has. */
  readonly market: MarketId;
  /** The least amount that is traded, of which every amount is a multiple. */
  readonly lot: Decimal;
  /** Decimals of its prices and amounts. */
  readonly digits: { readonly price: number; readonly amount: number };
}

/** Somebody's order that waits in a book: `amount` is what is still to be filled of it. */
export interface WaitingOrder {
  readonly orderId: string;
  readonly owner: number;
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** Everybody's orders that rest on one side of a venue: the best price first, at one price the earliest. */
export type RestingOrders = (venue: Venue, side: Side) => readonly WaitingOrder[];

/** The order in which resting orders of a side are filled: by price in ticks, then by priority. */
export const priceTimePriority = (side: Side) =>
  [
    ['ticks', side === 'buy' ? 'desc' : 'asc'],
    ['priority', 'asc'],
  ] as const;

/** A resting order of a product as the book sees it; none for an order without a limit. */
export const asWaiting = ({
  orderId,
  owner,
  price,
  amount,
  filledAmount,
}: Pick<WaitingOrder, 'orderId' | 'owner'> & {
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly filledAmount: Decimal;
}): WaitingOrder[] => (price === null || amount === null ? [] : [{ orderId, owner, price, amount: subtract(amount, filledAmount) }]);
