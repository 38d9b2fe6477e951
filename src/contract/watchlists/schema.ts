import * as z from 'zod/mini';
import { assumed } from '../endpoint';
import { watchlistLimits } from './constants';

/** A named list of markets: spot pairs by tradeId, contracts by code. */
export const Watchlist = assumed(
  z.object({
    watchlistId: z.string().check(z.minLength(1), z.maxLength(40)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(watchlistLimits.name)),
    side: z.enum(['spot', 'contract']),
    markets: z.array(z.union([z.int(), z.string()])).check(z.maxLength(watchlistLimits.markets)),
  }),
  'no document shows lists of favourites; the calls take all of them at once, as that of contract favourites does',
);
export type Watchlist = z.output<typeof Watchlist>;
export const Watchlists = z.array(Watchlist).check(z.maxLength(watchlistLimits.lists));
