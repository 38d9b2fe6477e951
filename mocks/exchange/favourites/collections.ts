import { collection } from '../../db';
import { Favourite, StoredWatchlists } from './records';

/** The records of favourites and watchlists. */
export const favouritesCollections = {
  favourites: collection({ schema: Favourite, key: 'key', indexes: [['owner', 'kind']] }),
  watchlists: collection({ schema: StoredWatchlists, key: 'owner' }),
};
