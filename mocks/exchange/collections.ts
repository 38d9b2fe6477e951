import { collection, createDb } from '../db';
import { Application, CompanyForms } from './identity/records';
import {
  ContractAccount,
  ContractHalt,
  ContractSetting,
  FundCard,
  StoredAdjustment,
  StoredCondition,
  StoredContractBill,
  StoredContractOrder,
  StoredDeal,
  StoredFunding,
  StoredFundUsage,
  StoredPastPosition,
  StoredPosition,
} from './positions/records';
import { StoredBan, StoredChat, StoredReport, StoredRoom, StoredTie } from './live/records';
import { BookWatch, StoredFill, StoredOrder } from './spot/records';
import { Favourite, Session, StoredMessage, StoredTransfer, User } from './records';

/** The records of one simulated exchange that people list and query. */
export const createExchangeDb = () =>
  createDb({
    users: collection({ schema: User, key: 'fid', indexes: ['loginName'] }),
    sessions: collection({ schema: Session, key: 'key' }),
    messages: collection({ schema: StoredMessage, key: 'id', indexes: ['owner', ['owner', 'moduleCode'], ['owner', 'read']] }),
    transfers: collection({ schema: StoredTransfer, key: 'id', indexes: ['owner'] }),
    favourites: collection({ schema: Favourite, key: 'key', indexes: [['owner', 'kind']] }),
    applications: collection({ schema: Application, key: 'id', indexes: ['owner', 'documentKey'] }),
    companyForms: collection({ schema: CompanyForms, key: 'owner' }),
    contractOrders: collection({
      schema: StoredContractOrder,
      key: 'orderId',
      indexes: [
        ['owner', 'mode'],
        ['owner', 'state'],
        ['contractCode', 'state'],
      ],
    }),
    contractConditions: collection({
      schema: StoredCondition,
      key: 'orderId',
      indexes: [['owner', 'mode'], ['owner', 'state'], 'positionId'],
    }),
    contractDeals: collection({ schema: StoredDeal, key: 'dealId', indexes: [['owner', 'mode'], 'orderId'] }),
    contractBills: collection({ schema: StoredContractBill, key: 'id', indexes: [['owner', 'mode']] }),
    contractFundings: collection({ schema: StoredFunding, key: 'id', indexes: [['owner', 'mode']] }),
    contractAdjustments: collection({ schema: StoredAdjustment, key: 'id', indexes: [['owner', 'mode']] }),
    contractAccounts: collection({ schema: ContractAccount, key: 'key', indexes: ['owner'] }),
    contractSettings: collection({ schema: ContractSetting, key: 'key' }),
    contractHalts: collection({ schema: ContractHalt, key: 'contractCode' }),
    positions: collection({
      schema: StoredPosition,
      key: 'positionId',
      indexes: ['owner', ['owner', 'contractCode'], ['owner', 'coinId', 'marginMode']],
    }),
    pastPositions: collection({ schema: StoredPastPosition, key: 'positionId', indexes: [['owner', 'mode']] }),
    fundCards: collection({ schema: FundCard, key: 'owner' }),
    fundUsages: collection({ schema: StoredFundUsage, key: 'id', indexes: ['owner'] }),
    liveRooms: collection({ schema: StoredRoom, key: 'id', indexes: ['status', 'hostUid'] }),
    liveChats: collection({ schema: StoredChat, key: 'msgId', indexes: ['roomId', ['roomId', 'kind'], ['roomId', 'isPinned']] }),
    liveBans: collection({ schema: StoredBan, key: 'key' }),
    liveReports: collection({ schema: StoredReport, key: 'key', indexes: ['roomId'] }),
    liveTies: collection({ schema: StoredTie, key: 'key', indexes: [['roomId', 'kind']] }),
    spotOrders: collection({
      schema: StoredOrder,
      key: 'orderId',
      indexes: [
        ['owner', 'isOpen'],
        ['tradeId', 'side', 'isResting'],
        ['ocoId', 'isOpen'],
      ],
    }),
    spotFills: collection({ schema: StoredFill, key: 'fillId', indexes: ['owner', 'orderId'] }),
    spotWatches: collection({ schema: BookWatch, key: 'key' }),
  });

export type ExchangeDb = ReturnType<typeof createExchangeDb>;
