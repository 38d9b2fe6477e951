import type { Decimal } from '@/contract/decimal';
import type { BizType, MarginMode, OrderEffect, OrderKind, OrderSide, OrderSource, PriceBasis } from '@/contract/swap';

/** The terms of a requested order. */
export interface OrderTerms {
  readonly owner: number;
  readonly bizType: BizType;
  readonly contractCode: string;
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly kind: OrderKind;
  /** In the base coin, or in US dollars for an inverse contract; a whole number of lots. */
  readonly amount: Decimal;
  /** Omitted for a market order. */
  readonly price?: Decimal | undefined;
  /** As set by the owner for the contract if omitted. */
  readonly leverage?: number | undefined;
  readonly marginMode?: MarginMode | undefined;
  /** The position to close, if there is more than one. */
  readonly positionId?: string | undefined;
  readonly takeProfitPrice?: Decimal | undefined;
  readonly stopLossPrice?: Decimal | undefined;
  /** The price basis of take profit and stop loss; the last price if omitted. */
  readonly exitBasis?: PriceBasis | undefined;
  readonly source?: OrderSource | undefined;
  readonly at: number;
}
