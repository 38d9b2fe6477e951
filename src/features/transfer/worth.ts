import type { TransferCoin } from '@/contract/capital';
import { divide, isZero, multiply, type Decimal } from '@/contract/decimal';
import type { CnyRates } from '@/entities/currency';

/** What an amount of a coin is worth in the chosen currency, by what the exchange says all of it is worth; null where that is nothing. Divides once, at the end, so that only the format rounds. */
export function worthOf(
  amount: Decimal,
  { available, availableCny }: Pick<TransferCoin, 'available' | 'availableCny'>,
  { rate, cny }: CnyRates,
): Decimal | null {
  if (availableCny === null || isZero(amount) || isZero(available)) return null;
  return divide(multiply(multiply(amount, availableCny), rate), multiply(available, cny));
}
