import { collection } from '../../db';
import { StoredRisk, StoredBorrow, StoredDebt, StoredInterest, StoredLiquidation, StoredRepay } from './records';

/** The records of margin accounts. */
export const marginCollections = {
  marginDebts: collection({ schema: StoredDebt, key: 'key', indexes: ['owner', ['owner', 'wallet', 'tradeId']] }),
  marginRisks: collection({ schema: StoredRisk, key: 'key' }),
  marginBorrows: collection({ schema: StoredBorrow, key: 'id', indexes: [['owner', 'wallet']] }),
  marginRepays: collection({ schema: StoredRepay, key: 'id', indexes: [['owner', 'wallet']] }),
  marginInterests: collection({ schema: StoredInterest, key: 'id', indexes: [['owner', 'wallet']] }),
  marginLiquidations: collection({ schema: StoredLiquidation, key: 'id', indexes: [['owner', 'wallet']] }),
};
