import type { EngineContext } from '../context';
import type { favouritesCollections } from './collections';

/** The engine context of favourites. */
export type FavouritesContext = EngineContext<{
  collections: typeof favouritesCollections;
}>;
