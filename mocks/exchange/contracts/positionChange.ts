import type { Decimal } from '@/contract/decimal';
import type { BizType, MarginMode, OrderSource, PositionSide, TradeMode } from '@/contract/swap';

/** What a position received of funding, below zero where it paid. */
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

/** What became of a position by one fill or at its end; `amount` is what changed, `left` what there is now, `pnl` what that realised before fees. */
export interface PositionChange {
  readonly owner: number;
  readonly positionId: string;
  /** Of the order that did it. */
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
