import type { Watchlist } from '@/contract/watchlists';
import type { FavouritesContext } from './context';
import { favouriteKey, type Favourite } from './records';

export type Star = Pick<Favourite, 'kind' | 'tradeId' | 'contractCode'>;

export interface Favourites {
  /** The user's favourites of one kind, oldest first. */
  list(owner: number, kind: Favourite['kind']): readonly Favourite[];
  set(owner: number, star: Star, isFavourite: boolean, at?: number): void;
  /** The user's watchlists, in order. */
  watchlists(owner: number): readonly Watchlist[];
  saveWatchlists(owner: number, lists: readonly Watchlist[]): void;
}

/** Creates the favourites of a world. */
export function createFavourites({ db, now }: FavouritesContext): Favourites {
  return {
    list: (owner, kind) => db.favourites.find({ where: { owner, kind }, sort: [['at', 'asc']] }).list,
    set: (owner, star, isFavourite, at = now()) => {
      const key = favouriteKey(owner, star);
      if (!isFavourite) db.favourites.remove(key);
      else if (!db.favourites.get(key)) db.favourites.insert({ key, owner, ...star, at });
    },
    watchlists: (owner) => db.watchlists.get(owner)?.lists ?? [],
    saveWatchlists: (owner, lists) => void db.watchlists.upsert({ owner, lists: [...lists] }),
  };
}
