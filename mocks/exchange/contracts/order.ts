import type { Decimal } from '@/contract/decimal';
import type { BizType, MarginMode, OrderEffect, OrderKind, OrderSide, OrderSource, PriceBasis } from '@/contract/swap';

/** What somebody wants to trade. */
export interface OrderTerms {
  readonly owner: number;
  readonly bizType: BizType;
  readonly contractCode: string;
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly kind: OrderKind;
  /** In the base coin, of an inverse contract in US dollars; a whole number of lots. */
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
  /** Which price the two go by; the latest one where it is left out. */
  readonly exitBasis?: PriceBasis | undefined;
  readonly source?: OrderSource | undefined;
  readonly at: number;
}
