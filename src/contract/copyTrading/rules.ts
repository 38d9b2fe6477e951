import { compare, divide, isGreater, multiply, subtract, truncate, type Decimal } from '../decimal';
import type { CopySetting } from './schema/copying';
import type { LeadSetting } from './schema/leading';
import { copyMode, copyBlocker, type CopyBlocker } from './constants';

/** Decimals of a profit share, in USDT. */
const sharePrecision = 8;

/** The first of the lead trader's terms that the copy settings violate; `none` if they comply (assumed: no rule is shown). */
export function settingBlocker(
  { copyMode: mode, amount, maxAmount, contracts }: Pick<CopySetting, 'copyMode' | 'amount' | 'maxAmount' | 'contracts'>,
  lead: Pick<LeadSetting, 'contracts' | 'minAmount'>,
): CopyBlocker {
  const isFixed = mode === copyMode.fixedAmount;
  if (contracts.some((contract) => !lead.contracts.includes(contract))) return copyBlocker.contractMissing;
  if (compare(isFixed ? amount : maxAmount, lead.minAmount) < 0) return copyBlocker.belowMinimum;
  return isFixed && isGreater(amount, maxAmount) ? copyBlocker.overMaximum : copyBlocker.none;
}

/** The profit share due to the lead trader: `profitShare` percent of the profit above `highWaterMark`, the highest profit already shared (assumed: no rule is shown). */
export const profitShareDue = ({
  pnl,
  highWaterMark,
  profitShare,
}: {
  pnl: Decimal;
  highWaterMark: Decimal;
  profitShare: Decimal;
}): Decimal =>
  isGreater(pnl, highWaterMark) ? truncate(divide(multiply(subtract(pnl, highWaterMark), profitShare), '100'), sharePrecision) : '0';
