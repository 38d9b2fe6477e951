import { subtract, type Decimal } from '@/contract/decimal';
import type { ExchangeDb } from '../collections';
import type { MarketId } from '../market/market';

/** Who buys and who sells. */
export type Side = 'buy' | 'sell';

/** A place where orders meet: a pair or a contract, and each contract of mock trading for itself. */
export interface Venue {
  /** What its orders and takings are kept under. */
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

/** Everybody's orders that wait on one side of a venue: the best price first, at one price the earliest. */
export function waitingAt(db: ExchangeDb, { id, market }: Pick<Venue, 'id' | 'market'>, side: Side): WaitingOrder[] {
  const sort = [
    ['ticks', side === 'buy' ? 'desc' : 'asc'],
    ['priority', 'asc'],
  ] as const;
  const orders =
    typeof market === 'number'
      ? db.spotOrders.find({ where: { tradeId: market, side, isResting: true }, sort }).list
      : db.contractOrders.find({ where: { contractCode: id, side, isResting: true }, sort }).list;
  return orders.flatMap(({ orderId, owner, price, amount, filledAmount }) =>
    price === null || amount === null ? [] : [{ orderId, owner, price, amount: subtract(amount, filledAmount) }],
  );
}
