import { collection } from '../../db';
import { Favourite } from './records';

/** The records of favourites. */
export const favouritesCollections = {
  favourites: collection({ schema: Favourite, key: 'key', indexes: [['owner', 'kind']] }),
};
