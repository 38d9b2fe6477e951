import type { EngineContext } from '../context';
import type { favouritesCollections } from './collections';

/** The engine as favourites see it. */
export type FavouritesContext = EngineContext<{
  collections: typeof favouritesCollections;
}>;
