import { combine, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/swap';
import { firstPulse } from '@/entities/pair-feed';
import type { MarketEstimate } from '@/shared/order-form/bookEstimate';
import { problemsOf, type TicketProblems } from './check';
import { $terms } from './settingModel';
import { costOf, feeOf, largestAmount, liquidationOf, marketEstimateOf, shareOfSize, sizeOfShare } from './sums';
import { $known, shareChosen, shareSized } from './ticketModel';

sample({
  clock: shareChosen,
  source: $known,
  fn: ({ ticket, market }, percent) => market && sizeOfShare(ticket, market, percent),
  target: shareSized,
});

/** The derived values that the form shows for one side; null if unknown. */
export interface SideFigures {
  readonly problems: TicketProblems;
  readonly cost: Decimal | null;
  readonly fee: Decimal | null;
  readonly max: Decimal | null;
  readonly liquidation: Decimal | null;
  readonly estimate: MarketEstimate | null;
}
const figuresOf = (side: OrderSide) =>
  combine($known, $terms, firstPulse.$isLoading, ({ ticket, market }, terms, isLoading): SideFigures => {
    if (!market) return { problems: {}, cost: null, fee: null, max: null, liquidation: null, estimate: null };
    return {
      problems: terms && !isLoading ? problemsOf(ticket, market, side) : {},
      cost: costOf(ticket, market, side),
      fee: feeOf(ticket, market, side),
      max: terms && largestAmount(ticket, market, side),
      liquidation: terms && liquidationOf(ticket, market, side),
      estimate: marketEstimateOf(ticket, market, side),
    };
  });
export const $figures = combine({ buy: figuresOf('buy'), sell: figuresOf('sell') });
/** The share of the maximum size, in whole percent. */
export const $share = combine($known, ({ ticket, market }) => (market ? shareOfSize(ticket, market) : 0));
