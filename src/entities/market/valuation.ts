import { multiply, type Decimal } from '@/contract/decimal';
import { isStableCoin } from '@/contract/market';
import type { Feed } from '@/shared/lib/feed';
import type { Instrument } from './instrument';
import type { Quote } from './quote';

/** The value of an amount of a coin in USDT at the latest quotes, one dollar counting as one USDT; null if unknown. */
export function inUsdt(amount: Decimal, coin: string, usdtPairs: ReadonlyMap<string, Instrument>, quotes: Feed<Quote>): Decimal | null {
  if (coin === 'USDT' || coin === 'USD') return amount;
  const pair = usdtPairs.get(coin);
  const quote = pair && quotes.get(pair.id);
  if (quote?.last) return multiply(amount, quote.last);
  return isStableCoin(coin) ? amount : null;
}
