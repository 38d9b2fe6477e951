import { collection } from '../../db';
import { ConsumedLiquidity } from './records';

/** The records of what was taken of the simulated books. */
export const bookCollections = {
  bookTakings: collection({ schema: ConsumedLiquidity, key: 'key', indexes: ['venue', ['venue', 'side']] }),
};
