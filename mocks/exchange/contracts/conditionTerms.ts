import type { Decimal } from '@/contract/decimal';
import type { MarginMode, OrderEffect, OrderSide, PriceBasis } from '@/contract/swap';
import type { StoredCondition } from './records';

/** The terms of a plan: an order to place once the price reaches `triggerPrice`. */
export interface PlanTerms {
  readonly owner: number;
  readonly contractCode: string;
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly triggerPrice: Decimal;
  /** The last price if omitted. */
  readonly triggerBasis?: PriceBasis | undefined;
  /** A market order if omitted. */
  readonly price?: Decimal | undefined;
  readonly amount: Decimal;
  readonly leverage?: number | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly at: number;
}

/** The terms of a market order to place once the price has reversed from its best by `trailing` (a fraction) or `trailingDistance`. */
export interface TrailTerms extends Omit<PlanTerms, 'triggerPrice' | 'triggerBasis' | 'price'> {
  readonly trailing: Decimal | null;
  readonly trailingDistance: Decimal | null;
  /** The price at which it starts to follow the price; at once if null. */
  readonly activationPrice: Decimal | null;
}

/** The terms of an order that closes a position once the price reaches `triggerPrice`; all of it if no amount is given. */
export interface ExitTerms extends Pick<PlanTerms, 'triggerPrice' | 'triggerBasis' | 'price' | 'at'> {
  readonly kind: 'takeProfit' | 'stopLoss';
  readonly amount?: Decimal | undefined;
}

/** The possible changes of a waiting order. */
export type ConditionChange = Partial<Record<'triggerPrice' | 'price' | 'amount', Decimal | undefined>> & Pick<PlanTerms, 'triggerBasis'>;

/** The fields that differ between waiting orders; those of trailing orders are optional. */
export type ConditionFields = Pick<
  StoredCondition,
  'owner' | 'kind' | 'side' | 'effect' | 'leverage' | 'marginMode' | 'triggerPrice' | 'direction' | 'price' | 'amount' | 'positionId'
> &
  Partial<Pick<StoredCondition, 'triggerBasis' | 'trailing' | 'trailingDistance' | 'activationPrice'>>;
