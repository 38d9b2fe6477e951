import { amountOf } from '@/contract/capital';
import { divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { percentOf } from '@/shared/lib/numberInput';

/** Converts a share of the maximum size to a size, empty for zero; null while the maximum is unknown. `percent` is an integer from 0 to 100. */
export function sizeOfShare(max: Decimal | null, percent: number, decimals: number): string | null {
  if (max === null) return null;
  const size = truncate(multiply(max, divide(String(percent), '100')), decimals);
  return isZero(size) ? '' : size;
}

/** The size as a percentage of the maximum, an integer from 0 to 100; 0 while the maximum is unknown. */
export const shareOfSize = (size: string, max: Decimal | null): number => (max === null ? 0 : percentOf(amountOf(size), max));
