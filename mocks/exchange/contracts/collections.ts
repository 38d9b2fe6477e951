import { collection } from '../../db';
import {
  ContractAccount,
  ContractSetting,
  FundCard,
  StoredAdjustment,
  StoredCondition,
  StoredContractOrder,
  StoredDeal,
  StoredFunding,
  StoredFundUsage,
  StoredPastPosition,
  StoredPosition,
} from './records';

/** The records of contracts, real and mock. */
export const contractsCollections = {
  contractOrders: collection({
    schema: StoredContractOrder,
    key: 'orderId',
    indexes: [
      ['owner', 'mode'],
      ['owner', 'state'],
    ],
  }),
  contractConditions: collection({
    schema: StoredCondition,
    key: 'orderId',
    indexes: [['owner', 'mode'], ['owner', 'state'], 'positionId'],
  }),
  contractDeals: collection({ schema: StoredDeal, key: 'dealId', indexes: [['owner', 'mode'], 'orderId'] }),
  contractFundings: collection({ schema: StoredFunding, key: 'id', indexes: [['owner', 'mode']] }),
  contractAdjustments: collection({ schema: StoredAdjustment, key: 'id', indexes: [['owner', 'mode']] }),
  contractAccounts: collection({ schema: ContractAccount, key: 'key', indexes: ['owner'] }),
  contractSettings: collection({ schema: ContractSetting, key: 'key' }),
  positions: collection({
    schema: StoredPosition,
    key: 'positionId',
    indexes: ['owner', ['owner', 'contractCode'], ['owner', 'coinId', 'marginMode']],
  }),
  pastPositions: collection({ schema: StoredPastPosition, key: 'positionId', indexes: [['owner', 'mode']] }),
  fundCards: collection({ schema: FundCard, key: 'owner' }),
  fundUsages: collection({ schema: StoredFundUsage, key: 'id', indexes: ['owner'] }),
};
