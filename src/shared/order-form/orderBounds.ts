import type { Decimal } from '@/contract/decimal';
import { minTurnoverOf, stepOf } from '@/contract/spot';
import type { Format } from '@/shared/i18n';

/** The bounds of an instrument's orders. */
export interface OrderBounds {
  /** Decimals of a price. */
  readonly decimals: number;
  readonly quote: string;
  /** The least amount, of which every amount is a multiple. */
  readonly lot: Decimal;
  readonly amountUnit: string;
  /** The least value of an order. */
  readonly min: Decimal;
}

const maxDecimals = 20;

/** The values that the texts of order problems name. */
export const orderBounds = (format: Format, { decimals, quote, lot, amountUnit, min }: OrderBounds) => ({
  tick: format.amount(stepOf(decimals), { decimals, unit: quote }),
  lot: format.amount(lot, { decimals: maxDecimals, unit: amountUnit }),
  min: format.amount(min, { unit: quote }),
});

export interface PairBounds {
  readonly base: string;
  readonly quote: string;
  /** Decimals of a price and of an amount. */
  readonly digits: { readonly price: number; readonly amount: number };
}

/** The same of a pair, whose orders are bounded by its decimals and by its quote coin. */
export const pairOrderBounds = (format: Format, { base, quote, digits }: PairBounds) =>
  orderBounds(format, {
    decimals: digits.price,
    quote,
    lot: stepOf(digits.amount),
    amountUnit: base,
    min: minTurnoverOf({ quote }),
  });
