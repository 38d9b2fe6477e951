import { collection } from '../../db';
import { StoredTransfer } from './records';

/** The records of transfers. */
export const transfersCollections = {
  transfers: collection({ schema: StoredTransfer, key: 'id', indexes: ['owner'] }),
};
