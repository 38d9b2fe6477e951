import { compare, divide, isGreater, multiply, type Decimal } from '@/contract/decimal';
import { levelsOf } from '@/contract/margin';
import type { MarginContext } from './context';
import type { MarginAccount } from './account';
import type { MarginSummary } from './valuation';

const hourMs = 3_600_000;
const hoursAhead = 24;
/** A cross-margin account this many times above its liquidation level is looked at every sixth hour, another one every hour. */
const farAbove = '1.5';
const farHours = 6;

export interface RiskSchedule {
  /** When an account with debts must be looked at next: where the market may bring it to one of these levels, or where the search ends. */
  next(margin: MarginAccount, levels: readonly Decimal[]): number;
}

/** Finds out when a margin account may be in danger. */
export function createRiskSchedule({ market, now }: Pick<MarginContext, 'market' | 'now'>, summary: MarginSummary): RiskSchedule {
  /** The first instant at which the price is at a level, with the interest of so many hours counted in; null where it is there already. */
  const reached = (margin: MarginAccount, tradeId: number, level: Decimal, interestHours: number, searchHours: number): number | null => {
    const until = now() + searchHours * hourMs;
    const goal = summary.priceAtLevel(margin, level, interestHours);
    const last = market.price(tradeId, now());
    if (goal === null || !isWithinReach(goal.price, last)) return until;
    const isThere = compare(last, goal.price) * (goal.direction === 'above' ? 1 : -1) >= 0;
    return isThere ? null : (market.firstBeyond(tradeId, goal.direction, goal.price, now(), until)?.at ?? until);
  };
  const crossHours = (margin: MarginAccount): number => {
    const { assets, debts } = summary.value(margin);
    const { liquidation } = levelsOf(summary.rung(margin).leverage);
    return isGreater(assets, multiply(multiply(debts, liquidation), farAbove)) ? farHours : 1;
  };

  return {
    next: (margin, levels) => {
      const { tradeId } = margin;
      if (tradeId === null) return now() + crossHours(margin) * hourMs;
      const ahead = levels.map((level) => reached(margin, tradeId, level, hoursAhead, hoursAhead));
      const known = ahead.filter((at) => at !== null);
      if (known.length === ahead.length) return Math.min(...known);
      // So near that a day's interest alone may do it: the present debts, for one hour.
      return Math.min(...levels.map((level) => reached(margin, tradeId, level, 0, 1) ?? now() + hourMs));
    },
  };
}

/** Whether a price is near enough to be looked for: within a tenth and ten times the latest. */
const isWithinReach = (price: Decimal, last: Decimal): boolean =>
  isGreater(price, divide(last, '10')) && isGreater(multiply(last, '10'), price);
