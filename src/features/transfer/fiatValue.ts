import type { TransferCoin } from '@/contract/capital';
import { divide, isZero, multiply, type Decimal } from '@/contract/decimal';
import type { CnyRates } from '@/entities/currency';

/** The value of an amount in the display currency, derived from the exchange's valuation of the whole balance; null if amount or balance is zero or the valuation unknown. Divides once, at the end, so that only formatting rounds. */
export function fiatValueOf(
  amount: Decimal,
  { available, availableCny }: Pick<TransferCoin, 'available' | 'availableCny'>,
  { rate, cny }: CnyRates,
): Decimal | null {
  if (availableCny === null || isZero(amount) || isZero(available)) return null;
  return divide(multiply(multiply(amount, availableCny), rate), multiply(available, cny));
}
