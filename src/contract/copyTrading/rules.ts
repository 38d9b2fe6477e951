import { compare, divide, isGreater, multiply, subtract, truncate, type Decimal } from '../decimal';
import type { CopySetting } from './schema/copying';
import type { LeadSetting } from './schema/leading';
import { copyMode, copyBlocker, type CopyBlocker } from './constants';

/** Decimals of a profit share, in USDT. */
const sharePrecision = 8;

/** Which of a lead trader's terms the settings of a copy break; `none` where they fit (assumed: no rule is shown). */
export function settingBlocker(
  { copyMode: mode, amount, maxAmount, contracts }: Pick<CopySetting, 'copyMode' | 'amount' | 'maxAmount' | 'contracts'>,
  lead: Pick<LeadSetting, 'contracts' | 'minAmount'>,
): CopyBlocker {
  const isFixed = mode === copyMode.fixedAmount;
  if (contracts.some((contract) => !lead.contracts.includes(contract))) return copyBlocker.contractMissing;
  if (compare(isFixed ? amount : maxAmount, lead.minAmount) < 0) return copyBlocker.belowMinimum;
  return isFixed && isGreater(amount, maxAmount) ? copyBlocker.overMaximum : copyBlocker.none;
}

/** The part of a copier's profit, in percent, that goes to the lead trader: of what `pnl` exceeds `highWaterMark`, the highest of which a share was paid (assumed: no rule is shown). */
export const shareDue = ({ pnl, highWaterMark, profitShare }: { pnl: Decimal; highWaterMark: Decimal; profitShare: Decimal }): Decimal =>
  isGreater(pnl, highWaterMark) ? truncate(divide(multiply(subtract(pnl, highWaterMark), profitShare), '100'), sharePrecision) : '0';
