import type { Decimal } from '@/contract/decimal';
import type { MarketId } from '../market/market';

/** The side of an order. */
export type Side = 'buy' | 'sell';

export const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** A venue with its own order book: a pair, a contract or a mock contract. */
export interface Venue {
  /** The product whose orders are traded there. */
  readonly product: string;
  /** The key of its resting orders and consumed liquidity. */
  readonly id: string;
  /** The market whose prices it follows. */
  readonly market: MarketId;
  /** The smallest tradable amount; every amount is a multiple of it. */
  readonly lot: Decimal;
  /** Decimals of its prices and amounts. */
  readonly digits: { readonly price: number; readonly amount: number };
  /** When trading ends permanently; null if no end is known. */
  readonly expires: number | null;
}
