import { multiply, type Decimal } from '../decimal';
import { orderSide, type OrderSide } from '../spot/constants';
import { premarketStage, premarketTerms, type PremarketStage } from './constants';

/** When a token is first traded before its listing, when it is listed on the spot market, and when its deals are settled. */
export interface PremarketSchedule {
  readonly opensTime: number;
  readonly listsTime: number;
  readonly settlesTime: number;
}

/** Where a token stands at an instant. */
export function stageAt({ opensTime, listsTime, settlesTime }: PremarketSchedule, at: number): PremarketStage {
  if (at < opensTime) return premarketStage.upcoming;
  if (at < listsTime) return premarketStage.trading;
  return at < settlesTime ? premarketStage.settling : premarketStage.settled;
}

/** When the stage that a token is in at `at` ends; null for the last one. */
export const stageEnd = ({ opensTime, listsTime, settlesTime }: PremarketSchedule, at: number): number | null =>
  [opensTime, listsTime, settlesTime].find((instant) => at < instant) ?? null;

/** What an order or a part of one freezes, in the quote coin: all that a buyer pays, or the collateral of a seller at the rate of its token. */
export const pledgeOf = (
  side: OrderSide,
  price: Decimal,
  amount: Decimal,
  { collateralRate }: { readonly collateralRate: Decimal } = premarketTerms,
): Decimal => multiply(multiply(price, amount), side === orderSide.buy ? '1' : collateralRate);
