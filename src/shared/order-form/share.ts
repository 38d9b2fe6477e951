import { amountOf } from '@/contract/capital';
import { divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { percentOf } from '@/shared/lib/typedFigures';

/** A share of the largest size as a size, empty for none; null while the largest is not known. `percent` is a whole number from 0 to 100. */
export function sizeOfShare(max: Decimal | null, percent: number, decimals: number): string | null {
  if (max === null) return null;
  const size = truncate(multiply(max, divide(String(percent), '100')), decimals);
  return isZero(size) ? '' : size;
}

/** How much of the largest size is taken, in whole percent from 0 to 100; nothing while the largest is not known. */
export const shareOfSize = (size: string, max: Decimal | null): number => (max === null ? 0 : percentOf(amountOf(size), max));
