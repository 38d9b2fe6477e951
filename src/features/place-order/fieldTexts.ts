import { amountOf, normaliseAmount } from '@/contract/capital';
import { add, isZero, largest, multiply, subtract, type Decimal } from '@/contract/decimal';
import { splitDigit } from '@/contract/market';
import { minTurnoverOf, stepOf } from '@/contract/spot';
import type { Format } from '@/shared/i18n';
import type { TicketMarket } from './ticket';

/** A cap that nobody reaches: what is too much is told, not cut. */
const unbounded: Decimal = '9'.repeat(40);

/** Keeps digits, one point and as many decimals. */
export const withDecimals =
  (precision: number) =>
  (typed: string): string =>
    normaliseAmount(typed, { cap: unbounded, precision });

/** The price so many ticks away from a typed one, on the grid and above zero; an empty field starts at the latest price. */
export const steppedPrice =
  ({ digit, last }: Pick<TicketMarket, 'digit' | 'last'>) =>
  (typed: string, ticks: number): string => {
    const tick = stepOf(splitDigit(digit).price);
    const from = isZero(amountOf(typed)) ? (last ?? tick) : amountOf(typed);
    const by = multiply(tick, String(Math.abs(ticks)));
    return ticks < 0 ? largest(tick, subtract(from, by)) : add(from, by);
  };

/** What the texts of problems name: the steps of price and amount, and the least turnover. */
export function boundsOf({ base, quote, digit }: Pick<TicketMarket, 'base' | 'quote' | 'digit'>, format: Format) {
  const { price, amount } = splitDigit(digit);
  return {
    tick: format.amount(stepOf(price), { decimals: price, unit: quote }),
    lot: format.amount(stepOf(amount), { decimals: amount, unit: base }),
    least: format.amount(minTurnoverOf({ quote }), { unit: quote }),
  };
}
