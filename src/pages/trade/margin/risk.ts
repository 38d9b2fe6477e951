import { divide, isZero, multiply, subtract, type Decimal } from '@/contract/decimal';
import type { MarginAccount } from '@/entities/margin-account';

/** The steps of a risk ratio, from the most dangerous to the safest: liquidation, margin call, elevated, safe. */
export const stepCount = 4;

/** From this ratio of assets to debts on the scale of risk ends. */
const scaleEnd: Decimal = '3';

/**
 * Where an account stands on a scale of equal steps, from 0 to their number: at its liquidation level, below its warning level,
 * below the level that a new loan must leave, above it. Without debt it stands at the safe end; null where a figure is not known. The steps themselves are of very different widths.
 */
export function riskPlace({
  riskRatio,
  totalDebt,
  liquidationLevel,
  warningLevel,
  initialLevel,
}: Pick<MarginAccount, 'riskRatio' | 'totalDebt' | 'liquidationLevel' | 'warningLevel' | 'initialLevel'>): number | null {
  if (riskRatio === null) return totalDebt !== null && isZero(totalDebt) ? stepCount : null;
  if (liquidationLevel === null || warningLevel === null || initialLevel === null) return null;
  const ends = [liquidationLevel, warningLevel, initialLevel, scaleEnd];
  return ends.reduce((place, end, index) => place + shareBetween(riskRatio, index === 0 ? '1' : (ends[index - 1] ?? '1'), end), 0);
}

/** How far a value has come from one figure to another, from 0 to 1. */
function shareBetween(value: Decimal, from: Decimal, to: Decimal): number {
  const hundredths = Number.parseInt(divide(multiply(subtract(value, from), '100'), subtract(to, from), 0), 10);
  return Math.min(1, Math.max(0, hundredths / 100));
}
