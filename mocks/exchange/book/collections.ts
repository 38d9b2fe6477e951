import { collection } from '../../db';
import { ConsumedLiquidity, RestingOrder } from './records';

/** Resting orders of all venues, and liquidity consumed from the simulated books. */
export const bookCollections = {
  consumedLiquidity: collection({ schema: ConsumedLiquidity, key: 'key', indexes: ['venue', ['venue', 'side']] }),
  restingOrders: collection({ schema: RestingOrder, key: 'orderId', indexes: [['venue', 'side']] }),
};
