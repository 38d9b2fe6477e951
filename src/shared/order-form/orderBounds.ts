import type { Decimal } from '@/contract/decimal';
import { minTurnoverOf, stepOf } from '@/contract/spot';
import type { Format } from '@/shared/i18n';

/** The order limits of an instrument. */
export interface OrderBounds {
  /** Price decimals. */
  readonly decimals: number;
  readonly quote: string;
  /** The minimum amount, of which every amount is a multiple. */
  readonly lot: Decimal;
  readonly amountUnit: string;
  /** The minimum value of an order. */
  readonly min: Decimal;
}

const maxDecimals = 20;

/** The values used in the texts of order errors. */
export const orderBounds = (format: Format, { decimals, quote, lot, amountUnit, min }: OrderBounds) => ({
  tick: format.amount(stepOf(decimals), { decimals, unit: quote }),
  lot: format.amount(lot, { decimals: maxDecimals, unit: amountUnit }),
  min: format.amount(min, { unit: quote }),
});

export interface PairBounds {
  readonly base: string;
  readonly quote: string;
  /** Price and amount decimals. */
  readonly digits: { readonly price: number; readonly amount: number };
}

/** The same for a spot pair, whose limits follow from its decimals and quote coin. */
export const pairOrderBounds = (format: Format, { base, quote, digits }: PairBounds) =>
  orderBounds(format, {
    decimals: digits.price,
    quote,
    lot: stepOf(digits.amount),
    amountUnit: base,
    min: minTurnoverOf({ quote }),
  });
