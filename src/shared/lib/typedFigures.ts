import { amountOf, normaliseAmount } from '@/contract/capital';
import { add, isZero, largest, multiply, sharePercent, subtract, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';

/** A cap that nobody reaches: what is too much is told, not cut. */
const unbounded: Decimal = '9'.repeat(40);

/** Keeps digits, one point and as many decimals of what is typed. */
export const withDecimals =
  (precision: number) =>
  (typed: string): string =>
    normaliseAmount(typed, { cap: unbounded, precision });

/** A typed figure above zero; null for none. */
export function typedFigure(text: string): Decimal | null {
  const figure = amountOf(text);
  return isZero(figure) ? null : figure;
}

/** How much of the whole a part is, in whole percent from 0 to 100. */
export const percentOf = (part: Decimal, whole: Decimal): number => Math.min(100, Number.parseInt(sharePercent(part, whole, 0), 10));

/** The price so many ticks away from a typed one, above zero; an empty field starts at the latest price. */
export const steppedPrice =
  ({ decimals, last }: { readonly decimals: number; readonly last: Decimal | null }) =>
  (typed: string, ticks: number): string => {
    const tick = stepOf(decimals);
    const from = isZero(amountOf(typed)) ? (last ?? tick) : amountOf(typed);
    const by = multiply(tick, String(Math.abs(ticks)));
    return ticks < 0 ? largest(tick, subtract(from, by)) : add(from, by);
  };
