import type { Decimal } from '@/contract/decimal';
import type { MarketId } from '../market/market';

/** Who buys and who sells. */
export type Side = 'buy' | 'sell';

export const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** A place where orders meet: a pair or a contract, and each contract of mock trading for itself. */
export interface Venue {
  /** The product whose orders meet there. */
  readonly product: string;
  /** What its orders and consumed liquidity are kept under. */
  readonly id: string;
  /** The market whose prices it has. */
  readonly market: MarketId;
  /** The least amount that is traded, of which every amount is a multiple. */
  readonly lot: Decimal;
  /** Decimals of its prices and amounts. */
  readonly digits: { readonly price: number; readonly amount: number };
  /** When trading ends for good; null where that is not known. */
  readonly expires: number | null;
}
