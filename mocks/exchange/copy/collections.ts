import { collection } from '../../db';
import { StoredApplication, StoredCopy, StoredFollow, StoredLead, StoredLeadPosition, StoredShare, StoredTraderStar } from './records';

/** The records of copy trading. */
export const copyCollections = {
  leads: collection({ schema: StoredLead, key: 'traderUid' }),
  leadApplications: collection({ schema: StoredApplication, key: 'owner' }),
  leadPositions: collection({ schema: StoredLeadPosition, key: 'positionId', indexes: ['traderUid'] }),
  follows: collection({ schema: StoredFollow, key: 'id', indexes: ['owner', 'traderUid'] }),
  copies: collection({ schema: StoredCopy, key: 'id', indexes: ['owner', 'followId', 'leadPositionId', 'traderUid'] }),
  profitShares: collection({ schema: StoredShare, key: 'id', indexes: ['traderUid', 'leadPositionId'] }),
  traderStars: collection({ schema: StoredTraderStar, key: 'key', indexes: ['traderUid'] }),
};
