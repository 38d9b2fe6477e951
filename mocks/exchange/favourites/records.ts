import * as z from 'zod/mini';
import { Watchlist } from '@/contract/watchlists';

/** One star: a spot pair by its tradeId or a contract by its code. `key` is `owner:id`. */
export const Favourite = z.object({
  key: z.string(),
  owner: z.int(),
  kind: z.enum(['spot', 'contract']),
  tradeId: z.int(),
  contractCode: z.string(),
  at: z.int(),
});
export type Favourite = z.output<typeof Favourite>;

/** Somebody's watchlists, in their order. */
export const StoredWatchlists = z.object({ owner: z.int(), lists: z.array(Watchlist) });

/** The key of a star: one per owner and pair or contract. */
export const favouriteKey = (
  owner: number,
  { kind, tradeId, contractCode }: { kind: 'spot' | 'contract'; tradeId: number; contractCode: string },
): string => (kind === 'spot' ? `${owner}:spot:${tradeId}` : `${owner}:contract:${contractCode}`);
