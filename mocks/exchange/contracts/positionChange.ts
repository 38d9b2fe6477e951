import type { Decimal } from '@/contract/decimal';
import type { BizType, MarginMode, OrderSource, PositionSide, TradeMode } from '@/contract/swap';

/** A funding payment received by a position, negative if it paid. */
export interface FundingPayment {
  readonly owner: number;
  readonly positionId: string;
  readonly mode: TradeMode;
  readonly contractCode: string;
  readonly coinId: number;
  readonly side: PositionSide;
  readonly marginMode: MarginMode;
  readonly amount: Decimal;
  readonly at: number;
}

/** The change of a position by one fill or at its end: `amount` is the change, `left` the amount now, `pnl` the profit realised before fees. */
export interface PositionChange {
  readonly owner: number;
  readonly positionId: string;
  /** The order that caused the change. */
  readonly orderId: string;
  readonly bizType: BizType;
  readonly mode: TradeMode;
  readonly contractCode: string;
  /** The coin it is settled in. */
  readonly coinId: number;
  readonly side: PositionSide;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly amount: Decimal;
  readonly left: Decimal;
  readonly price: Decimal;
  readonly pnl: Decimal;
  readonly fee: Decimal;
  readonly source: OrderSource;
  readonly at: number;
}
