import { defineModule } from '../module';
import { favouritesCollections } from './collections';
import { favouriteActions } from './seed';
import { createFavourites } from './favourites';

/** Favourites. */
export const favouritesModule = defineModule({
  name: 'favourites',
  collections: favouritesCollections,
  events: null,
  notices: {},
  seed: favouriteActions,
  create: createFavourites,
});
