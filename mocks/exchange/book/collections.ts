import { collection } from '../../db';
import { ConsumedLiquidity, RestingOrder } from './records';

/** What rests in the books of all venues, and what was taken of the simulated ones. */
export const bookCollections = {
  consumedLiquidity: collection({ schema: ConsumedLiquidity, key: 'key', indexes: ['venue', ['venue', 'side']] }),
  restingOrders: collection({ schema: RestingOrder, key: 'orderId', indexes: [['venue', 'side']] }),
};
