import { multiply, type Decimal } from '../decimal';
import { orderSide, type OrderSide } from '../spot/constants';
import { premarketStage, premarketTerms, type PremarketStage } from './constants';

/** When pre-market trading of a token opens, when it is listed on the spot market, and when its deals are settled. */
export interface PremarketSchedule {
  readonly opensTime: number;
  readonly listsTime: number;
  readonly settlesTime: number;
}

/** The stage of a token at an instant. */
export function stageAt({ opensTime, listsTime, settlesTime }: PremarketSchedule, at: number): PremarketStage {
  if (at < opensTime) return premarketStage.upcoming;
  if (at < listsTime) return premarketStage.trading;
  return at < settlesTime ? premarketStage.settling : premarketStage.settled;
}

/** When the token's stage at `at` ends; null for the last stage. */
export const stageEnd = ({ opensTime, listsTime, settlesTime }: PremarketSchedule, at: number): number | null =>
  [opensTime, listsTime, settlesTime].find((instant) => at < instant) ?? null;

/** The amount an order or a part of it freezes, in the quote coin: the full price for a buyer, the collateral for a seller. */
export const pledgeOf = (
  side: OrderSide,
  price: Decimal,
  amount: Decimal,
  { collateralRate }: { readonly collateralRate: Decimal } = premarketTerms,
): Decimal => multiply(multiply(price, amount), side === orderSide.buy ? '1' : collateralRate);
