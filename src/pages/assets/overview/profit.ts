import { maxProfitDays, type ProfitDay } from '@/contract/assets';
import { add, isGreater, isNegative, sharePercent, subtract, type Decimal } from '@/contract/decimal';

/** Ranges of the curve in days. */
export const profitRanges = [7, maxProfitDays] as const;
export type ProfitRange = (typeof profitRanges)[number];

/** The profit over some days, in USDT and in percent of the invested amount. */
export interface Gain {
  readonly usdt: Decimal;
  /** Null if nothing was invested. */
  readonly percent: Decimal | null;
}

/** The profit of the last `count` days; null if there are none. */
export function gainOf(days: readonly ProfitDay[], count: number): Gain | null {
  const last = days.slice(-count);
  const [first] = last;
  if (!first) return null;
  const usdt = add(...last.map(({ profitUsdt }) => profitUsdt));
  const startValue = subtract(first.totalUsdt, add(first.profitUsdt, first.inflowUsdt));
  const invested = add(startValue, ...last.map(({ inflowUsdt }) => inflowUsdt).filter((inflow) => !isNegative(inflow)));
  return { usdt, percent: isGreater(invested, '0') ? sharePercent(usdt, invested) : null };
}

/** The cumulative profit for each of the last `count` days. */
export function curveOf(days: readonly ProfitDay[], count: number): readonly { readonly time: number; readonly usdt: Decimal }[] {
  const last = days.slice(-count);
  return last.map(({ time }, index) => ({ time, usdt: add(...last.slice(0, index + 1).map(({ profitUsdt }) => profitUsdt)) }));
}
