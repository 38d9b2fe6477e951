import { collection } from '../../db';
import { StoredPremarketDeal, StoredPremarketOrder } from './records';

/** The records of the pre-market. */
export const premarketCollections = {
  premarketOrders: collection({ schema: StoredPremarketOrder, key: 'orderId', indexes: [['owner', 'isOpen']] }),
  premarketDeals: collection({ schema: StoredPremarketDeal, key: 'dealId', indexes: ['owner', 'tradeId'] }),
};
