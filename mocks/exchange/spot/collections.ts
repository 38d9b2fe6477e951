import { collection } from '../../db';
import { BookWatch, StoredFill, StoredOrder } from './records';

/** The records of spot and margin orders. */
export const spotCollections = {
  spotOrders: collection({
    schema: StoredOrder,
    key: 'orderId',
    indexes: [['owner', 'isOpen'], ['tradeId', 'side', 'isResting'], ['ocoId', 'isOpen'], 'state'],
  }),
  spotFills: collection({ schema: StoredFill, key: 'fillId', indexes: ['owner', 'orderId'] }),
  spotWatches: collection({ schema: BookWatch, key: 'key' }),
};
