import { minTurnoverOf, stepOf } from '@/contract/spot';
import type { Format } from '@/shared/i18n';

export interface Bounded {
  readonly base: string;
  readonly quote: string;
}

/** Decimals of a price and of an amount. */
export interface Digits {
  readonly price: number;
  readonly amount: number;
}

/** What the texts of problems name: the steps of price and amount, and the least turnover. */
export const boundsOf = ({ base, quote }: Bounded, { price, amount }: Digits, format: Format) => ({
  tick: format.amount(stepOf(price), { decimals: price, unit: quote }),
  lot: format.amount(stepOf(amount), { decimals: amount, unit: base }),
  least: format.amount(minTurnoverOf({ quote }), { unit: quote }),
});
