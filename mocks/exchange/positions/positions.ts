/**
 * Contracts: orders, plans and positions of everybody, of real and of simulation contracts. What other parts call:
 *
 *   world.positions.place({ owner, bizType, contractCode, side: 'buy' | 'sell', effect: 'open' | 'close', kind, amount, price?,
 *                           leverage?, marginMode?, positionId?, at, source? })   → the order as it stands after matching
 *   world.positions.list(owner)                                                   → open positions of real contracts, at the present mark
 *   news.hear('positionOpened' | 'positionChanged' | 'positionClosed', (what: PositionNews) => …)
 *
 * `amount` is in the base coin, a whole number of lots; `buy` with `open` makes a long, `sell` with `close` ends it. `place` throws
 * `OrderRefused` with the obstacle and then nothing has happened. News are told when order and position agree; a fill that spans several
 * prices tells one piece of news per price.
 */
import type { Decimal } from '@/contract/decimal';
import type { BizType, MarginMode, OrderEffect, OrderKind, OrderSide, OrderSource, Position, TradeMode } from '@/contract/swap';
import type { StoredContractOrder } from './records';

/** What somebody wants to trade. */
export interface OrderTerms {
  readonly owner: number;
  readonly bizType: BizType;
  readonly contractCode: string;
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly kind: OrderKind;
  /** In the base coin, a whole number of lots. */
  readonly amount: Decimal;
  /** Left out for a market order. */
  readonly price?: Decimal | undefined;
  /** What the owner has set for the contract where it is left out. */
  readonly leverage?: number | undefined;
  readonly marginMode?: MarginMode | undefined;
  /** The position to close, where there is more than one. */
  readonly positionId?: string | undefined;
  readonly takeProfitPrice?: Decimal | undefined;
  readonly stopLossPrice?: Decimal | undefined;
  readonly source?: OrderSource | undefined;
  readonly at: number;
}

/** The contracts of a world. */
export interface Positions {
  /** Places an order. Throws `OrderRefused`. */
  place(order: OrderTerms): StoredContractOrder;
  /** What somebody has open, valued at the present mark. */
  list(owner: number, mode?: TradeMode): Position[];
}
