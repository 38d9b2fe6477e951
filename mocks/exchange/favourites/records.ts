import * as z from 'zod/mini';
import { Watchlist } from '@/contract/watchlists';

/** A favourite: a spot pair by its tradeId or a contract by its code. `key` as made by `favouriteKey`. */
export const Favourite = z.object({
  key: z.string(),
  owner: z.int(),
  kind: z.enum(['spot', 'contract']),
  tradeId: z.int(),
  contractCode: z.string(),
  at: z.int(),
});
export type Favourite = z.output<typeof Favourite>;

/** The user's watchlists, in order. */
export const StoredWatchlists = z.object({ owner: z.int(), lists: z.array(Watchlist) });

/** The key of a favourite: one per owner and pair or contract. */
export const favouriteKey = (
  owner: number,
  { kind, tradeId, contractCode }: { kind: 'spot' | 'contract'; tradeId: number; contractCode: string },
): string => (kind === 'spot' ? `${owner}:spot:${tradeId}` : `${owner}:contract:${contractCode}`);
