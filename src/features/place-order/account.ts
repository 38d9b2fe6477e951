import type { Decimal } from '@/contract/decimalText';
import type { TradingAccount } from '@/contract/spot';
import type { TicketMarket } from './ticket';

/** The account that orders of the form pay from; a margin account says what it may borrow. Keep the object as long as it says the same. */
export interface TicketAccount extends Pick<TicketMarket, 'available' | 'loans'> {
  readonly id: TradingAccount;
}

/** What an account has of the two coins of a pair, from its balances by coin; null while those are not known. */
export function availableIn(
  { base, quote }: { readonly base: string; readonly quote: string },
  balanceOf: ReadonlyMap<string, { readonly available: Decimal }> | null,
): TicketMarket['available'] {
  const of = (coin: string) => (balanceOf === null ? null : (balanceOf.get(coin)?.available ?? '0'));
  return { base: of(base), quote: of(quote) };
}
