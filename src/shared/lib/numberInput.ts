import { amountOf, normaliseAmount } from '@/contract/capital';
import { add, isZero, largest, multiply, sharePercent, subtract, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';

/** A cap that is never reached: excessive amounts are reported, not clipped. */
const unbounded: Decimal = '9'.repeat(40);

/** Normalises typed text to digits with one decimal point and at most `precision` decimals. */
export const withDecimals =
  (precision: number) =>
  (typed: string): string =>
    normaliseAmount(typed, { cap: unbounded, precision });

/** A typed number above zero; null otherwise. */
export function parsePositive(text: string): Decimal | null {
  const amount = amountOf(text);
  return isZero(amount) ? null : amount;
}

/** A part as a percentage of the whole, an integer from 0 to 100. */
export const percentOf = (part: Decimal, whole: Decimal): number => Math.min(100, Number.parseInt(sharePercent(part, whole, 0), 10));

/** The typed price moved by a number of ticks, always above zero; an empty field starts at the last price. */
export const priceStepper =
  ({ decimals, last }: { readonly decimals: number; readonly last: Decimal | null }) =>
  (typed: string, ticks: number): string => {
    const tick = stepOf(decimals);
    const start = isZero(amountOf(typed)) ? (last ?? tick) : amountOf(typed);
    const delta = multiply(tick, String(Math.abs(ticks)));
    return ticks < 0 ? largest(tick, subtract(start, delta)) : add(start, delta);
  };
