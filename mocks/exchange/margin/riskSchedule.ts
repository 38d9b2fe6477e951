import { compare, divide, isGreater, multiply, type Decimal } from '@/contract/decimal';
import { marginLevelsOf } from '@/contract/margin';
import type { MarginContext } from './context';
import type { MarginAccount } from './account';
import type { MarginSummary } from './marginSummary';

const hourMs = 3_600_000;
const hoursAhead = 24;
/** A cross-margin account above this multiple of its liquidation level is reviewed every six hours, any other every hour. */
const safeMultiple = '1.5';
const safeReviewHours = 6;

export interface RiskSchedule {
  /** When an account with debts must be reviewed next: when the market may bring it to one of these levels, or at the end of the look-ahead. */
  next(margin: MarginAccount, levels: readonly Decimal[]): number;
}

/** Determines when margin accounts must be reviewed. */
export function createRiskSchedule({ market, now }: Pick<MarginContext, 'market' | 'now'>, summary: MarginSummary): RiskSchedule {
  /** The first instant at which the price reaches a level, with `interestHours` of interest included, or the end of the look-ahead; null if already reached. */
  const reachTime = (margin: MarginAccount, tradeId: number, level: Decimal, interestHours: number, searchHours: number): number | null => {
    const until = now() + searchHours * hourMs;
    const target = summary.priceAtLevel(margin, level, interestHours);
    const last = market.price(tradeId, now());
    if (target === null || !isWithinReach(target.price, last)) return until;
    const isReached = compare(last, target.price) * (target.direction === 'above' ? 1 : -1) >= 0;
    return isReached ? null : (market.firstBeyond(tradeId, target.direction, target.price, now(), until)?.at ?? until);
  };
  const crossHours = (margin: MarginAccount): number => {
    const { assets, debts } = summary.value(margin);
    const { liquidation } = marginLevelsOf(summary.tier(margin).leverage);
    return isGreater(assets, multiply(multiply(debts, liquidation), safeMultiple)) ? safeReviewHours : 1;
  };

  return {
    next: (margin, levels) => {
      const { tradeId } = margin;
      if (tradeId === null) return now() + crossHours(margin) * hourMs;
      const reachTimes = levels.map((level) => reachTime(margin, tradeId, level, hoursAhead, hoursAhead));
      const upcoming = reachTimes.filter((at) => at !== null);
      if (upcoming.length === reachTimes.length) return Math.min(...upcoming);
      // A day's interest alone may reach a level: look one hour ahead, without interest.
      return Math.min(...levels.map((level) => reachTime(margin, tradeId, level, 0, 1) ?? now() + hourMs));
    },
  };
}

/** Whether a price is close enough to search for: between a tenth and ten times the last price. */
const isWithinReach = (price: Decimal, last: Decimal): boolean =>
  isGreater(price, divide(last, '10')) && isGreater(multiply(last, '10'), price);
