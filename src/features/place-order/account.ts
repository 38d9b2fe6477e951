import type { Decimal } from '@/contract/decimalText';
import type { TradingAccount } from '@/contract/spot';
import type { TicketMarket } from './ticket';

/** The account that the form's orders pay from, with its loans if it is a margin account. Keep the object's identity while its content is unchanged. */
export interface TicketAccount extends Pick<TicketMarket, 'available' | 'loans'> {
  readonly id: TradingAccount;
}

/** The available balances of a pair's two coins, from the account's balances by coin; null while unknown. */
export function availableIn(
  { base, quote }: { readonly base: string; readonly quote: string },
  balances: ReadonlyMap<string, { readonly available: Decimal }> | null,
): TicketMarket['available'] {
  const availableOf = (coin: string) => (balances === null ? null : (balances.get(coin)?.available ?? '0'));
  return { base: availableOf(base), quote: availableOf(quote) };
}
