import { divide, isZero, multiply, subtract, type Decimal } from '@/contract/decimal';
import type { MarginAccount } from '@/entities/margin-account';

/** Number of zones of the risk scale: liquidation, margin call, elevated, safe. */
export const zoneCount = 4;

/** The risk ratio at which the scale ends. */
const scaleEnd: Decimal = '3';

/**
 * Position of an account on a scale of equally wide zones, from 0 to `zoneCount`: up to its liquidation level, up to its warning level,
 * up to its initial level, above it. `zoneCount` without debt, null if a value is unknown. The ratios covered by the zones differ widely.
 */
export function riskScaleValue({
  riskRatio,
  totalDebt,
  liquidationLevel,
  warningLevel,
  initialLevel,
}: Pick<MarginAccount, 'riskRatio' | 'totalDebt' | 'liquidationLevel' | 'warningLevel' | 'initialLevel'>): number | null {
  if (riskRatio === null) return totalDebt !== null && isZero(totalDebt) ? zoneCount : null;
  if (liquidationLevel === null || warningLevel === null || initialLevel === null) return null;
  const ends = [liquidationLevel, warningLevel, initialLevel, scaleEnd];
  return ends.reduce((position, end, index) => position + shareBetween(riskRatio, index === 0 ? '1' : (ends[index - 1] ?? '1'), end), 0);
}

/** Position of a value between two bounds, clamped to 0 to 1, in steps of 0.01. */
function shareBetween(value: Decimal, from: Decimal, to: Decimal): number {
  const hundredths = Number.parseInt(divide(multiply(subtract(value, from), '100'), subtract(to, from), 0), 10);
  return Math.min(1, Math.max(0, hundredths / 100));
}
