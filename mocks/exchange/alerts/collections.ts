import { collection } from '../../db';
import { StoredPriceAlert } from './records';

/** The records of price alerts. */
export const alertCollections = {
  priceAlerts: collection({ schema: StoredPriceAlert, key: 'alertId', indexes: ['owner'] }),
};
