import { combine, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/swap';
import { firstMarketData } from '@/entities/pair-feed';
import type { MarketEstimate } from '@/shared/order-form/bookEstimate';
import { problemsOf, type TicketProblems } from './check';
import { $terms } from './settingModel';
import { costOf, feeOf, maxAmountForSide, liquidationOf, marketEstimateOf, shareOfSize, sizeOfShare } from './calculations';
import { $ticketAndMarket, shareChosen, shareSizeComputed } from './ticketModel';

sample({
  clock: shareChosen,
  source: $ticketAndMarket,
  fn: ({ ticket, market }, percent) => market && sizeOfShare(ticket, market, percent),
  target: shareSizeComputed,
});

/** The derived values that the form shows for one side; null if unknown. */
export interface SideValues {
  readonly problems: TicketProblems;
  readonly cost: Decimal | null;
  readonly fee: Decimal | null;
  readonly max: Decimal | null;
  readonly liquidation: Decimal | null;
  readonly estimate: MarketEstimate | null;
}
const valuesOf = (side: OrderSide) =>
  combine($ticketAndMarket, $terms, firstMarketData.$isLoading, ({ ticket, market }, terms, isLoading): SideValues => {
    if (!market) return { problems: {}, cost: null, fee: null, max: null, liquidation: null, estimate: null };
    return {
      problems: terms && !isLoading ? problemsOf(ticket, market, side) : {},
      cost: costOf(ticket, market, side),
      fee: feeOf(ticket, market, side),
      max: terms && maxAmountForSide(ticket, market, side),
      liquidation: terms && liquidationOf(ticket, market, side),
      estimate: marketEstimateOf(ticket, market, side),
    };
  });
export const $sideValues = combine({ buy: valuesOf('buy'), sell: valuesOf('sell') });
/** The share of the maximum size, in whole percent. */
export const $share = combine($ticketAndMarket, ({ ticket, market }) => (market ? shareOfSize(ticket, market) : 0));
