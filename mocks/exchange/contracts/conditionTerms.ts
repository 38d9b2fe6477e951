import type { Decimal } from '@/contract/decimal';
import type { MarginMode, OrderEffect, OrderSide, PriceBasis } from '@/contract/swap';
import type { StoredCondition } from './records';

/** What somebody wants done once the price they go by reaches `triggerPrice`. */
export interface PlanTerms {
  readonly owner: number;
  readonly contractCode: string;
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly triggerPrice: Decimal;
  /** Left out: the latest price. */
  readonly triggerBasis?: PriceBasis | undefined;
  /** Left out: at the market. */
  readonly price?: Decimal | undefined;
  readonly amount: Decimal;
  readonly leverage?: number | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly at: number;
}

/** What somebody wants done at the market once the price has come back from its best by `trailing` (a fraction) or `trailingDistance`. */
export interface TrailTerms extends Omit<PlanTerms, 'triggerPrice' | 'triggerBasis' | 'price'> {
  readonly trailing: Decimal | null;
  readonly trailingDistance: Decimal | null;
  /** Where it begins to follow the price; at once where it is null. */
  readonly activationPrice: Decimal | null;
}

/** What closes a position once the price it goes by reaches `triggerPrice`; wholly where no amount is given. */
export interface ExitTerms extends Pick<PlanTerms, 'triggerPrice' | 'triggerBasis' | 'price' | 'at'> {
  readonly kind: 'takeProfit' | 'stopLoss';
  readonly amount?: Decimal | undefined;
}

/** What may be changed of an order that waits. */
export type ConditionChange = Partial<Record<'triggerPrice' | 'price' | 'amount', Decimal | undefined>> & Pick<PlanTerms, 'triggerBasis'>;

/** What differs between the orders that wait; what only trailing ones have may be left out. */
export type Kept = Pick<
  StoredCondition,
  'owner' | 'kind' | 'side' | 'effect' | 'leverage' | 'marginMode' | 'triggerPrice' | 'direction' | 'price' | 'amount' | 'positionId'
> &
  Partial<Pick<StoredCondition, 'triggerBasis' | 'trailing' | 'trailingDistance' | 'activationPrice'>>;
