import { collection } from '../../db';
import { leadHistoryRetentionMs, retainedUntil } from '../retention';
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
    retainUntil: (order) =>
      order.state === 'open' || order.state === 'partlyFilled' ? null : retainedUntil(order.owner, order.updatedTime),
  }),
  contractConditions: collection({
    schema: StoredCondition,
    key: 'orderId',
    indexes: [['owner', 'mode'], ['owner', 'state'], 'positionId'],
  }),
  contractDeals: collection({
    schema: StoredDeal,
    key: 'dealId',
    indexes: [['owner', 'mode'], 'orderId'],
    retainUntil: ({ owner, createdTime }) => retainedUntil(owner, createdTime),
  }),
  contractFundings: collection({
    schema: StoredFunding,
    key: 'id',
    indexes: [['owner', 'mode']],
    retainUntil: ({ owner, createdTime }) => retainedUntil(owner, createdTime),
  }),
  contractAdjustments: collection({ schema: StoredAdjustment, key: 'id', indexes: [['owner', 'mode']] }),
  contractAccounts: collection({ schema: ContractAccount, key: 'key', indexes: ['owner'] }),
  contractSettings: collection({ schema: ContractSetting, key: 'key' }),
  positions: collection({
    schema: StoredPosition,
    key: 'positionId',
    indexes: ['owner', ['owner', 'contractCode'], ['owner', 'coinId', 'marginMode']],
  }),
  pastPositions: collection({
    schema: StoredPastPosition,
    key: 'positionId',
    indexes: [['owner', 'mode']],
    retainUntil: ({ owner, closedTime }) => retainedUntil(owner, closedTime, leadHistoryRetentionMs),
  }),
  fundCards: collection({ schema: FundCard, key: 'owner' }),
  fundUsages: collection({ schema: StoredFundUsage, key: 'id', indexes: ['owner'] }),
};
