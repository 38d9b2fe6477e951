import { collection } from '../../db';
import { StoredFill, StoredOrder } from './records';

/** The records of spot and margin orders. */
export const spotCollections = {
  spotOrders: collection({
    schema: StoredOrder,
    key: 'orderId',
    indexes: [
      ['owner', 'isOpen'],
      ['owner', 'isOpen', 'tradeId'],
      ['ocoId', 'isOpen'],
    ],
  }),
  spotFills: collection({ schema: StoredFill, key: 'fillId', indexes: ['owner', 'orderId'] }),
};
