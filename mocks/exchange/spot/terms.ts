import { parseDigit } from '@/contract/market';
import { orderSide, stepOf } from '@/contract/spot';
import type { Venue } from '../book/venue';
import { coinByName, pairOf } from '../markets';
import { accountOf, type Account } from '../posting';
import type { StoredOrder } from './records';

/** Decimals of a pair's prices and amounts. */
export const digitsOf = (tradeId: number) => parseDigit(pairOf(tradeId).digit);

/** The venue of a pair. */
export const venueOf = (tradeId: number): Venue => {
  const digits = digitsOf(tradeId);
  return { product: 'spot', id: String(tradeId), market: tradeId, lot: stepOf(digits.amount), digits, expires: null };
};

/** The coin an order pays with and the one it receives. */
export function coinsOf({ tradeId, side }: Pick<StoredOrder, 'tradeId' | 'side'>) {
  const { base, quote } = pairOf(tradeId);
  const [paid, received] = side === orderSide.buy ? [quote, base] : [base, quote];
  return { paid: coinByName(paid), received: coinByName(received) };
}

/** The account whose money an order moves; for isolated margin, that of its pair. */
export const accountOfOrder = ({ owner, account, tradeId }: Pick<StoredOrder, 'owner' | 'account' | 'tradeId'>): Account =>
  accountOf(owner, account, tradeId);
