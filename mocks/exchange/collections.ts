import { collection, createDb } from '../db';
import { ConsumedLiquidity } from './book/records';
import { Application, CompanyForms } from './identity/records';
import {
  ContractAccount,
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
} from './contracts/records';
import { StoredApplication, StoredCopy, StoredFollow, StoredLead, StoredLeadMark, StoredShare, StoredTraderStar } from './copy/records';
import { StoredBan, StoredChat, StoredReport, StoredRoom, StoredRoomRelation } from './live/records';
import { RiskWatch, StoredBorrow, StoredDebt, StoredInterest, StoredLiquidation, StoredRepay } from './margin/records';
import { BookWatch, StoredFill, StoredOrder } from './spot/records';
import { NetworkSwitch, StoredAddress, StoredBookAddress, StoredDeposit, StoredWithdrawal, WhitelistSwitch } from './funds/records';
import { Challenge, StoredLogin, StoredSecurity } from './security/records';
import { Phone, QrLogin, StoredOwnToken, StoredTransaction, StoredWalletLogin, Web3Account } from './web3/records';
import { MarketIntervention } from './market/records';
import { Favourite, KeptAnswer, Session, StoredMessage, StoredTransfer, User } from './records';

/** The records of one simulated exchange that people list and query. */
export const createExchangeDb = () =>
  createDb({
    users: collection({ schema: User, key: 'fid', indexes: ['loginName'] }),
    sessions: collection({ schema: Session, key: 'key' }),
    keptAnswers: collection({ schema: KeptAnswer, key: 'id' }),
    messages: collection({ schema: StoredMessage, key: 'id', indexes: ['owner', ['owner', 'moduleCode'], ['owner', 'read']] }),
    transfers: collection({ schema: StoredTransfer, key: 'id', indexes: ['owner'] }),
    deposits: collection({ schema: StoredDeposit, key: 'id', indexes: ['owner', ['owner', 'state'], ['owner', 'coinId']] }),
    withdrawals: collection({ schema: StoredWithdrawal, key: 'id', indexes: ['owner', ['owner', 'state'], ['owner', 'coinId']] }),
    depositAddresses: collection({ schema: StoredAddress, key: 'id', indexes: ['owner', ['owner', 'network'], 'address'] }),
    bookAddresses: collection({ schema: StoredBookAddress, key: 'id', indexes: ['owner'] }),
    whitelists: collection({ schema: WhitelistSwitch, key: 'owner' }),
    networkSwitches: collection({ schema: NetworkSwitch, key: 'key' }),
    securities: collection({ schema: StoredSecurity, key: 'fid', indexes: ['email', 'phone'] }),
    challenges: collection({ schema: Challenge, key: 'key' }),
    logins: collection({ schema: StoredLogin, key: 'id', indexes: ['owner'] }),
    favourites: collection({ schema: Favourite, key: 'key', indexes: [['owner', 'kind']] }),
    applications: collection({ schema: Application, key: 'id', indexes: ['owner', 'documentKey'] }),
    companyForms: collection({ schema: CompanyForms, key: 'owner' }),
    bookTakings: collection({ schema: ConsumedLiquidity, key: 'key', indexes: ['venue', ['venue', 'side']] }),
    marketInterventions: collection({ schema: MarketIntervention, key: 'id' }),
    contractOrders: collection({
      schema: StoredContractOrder,
      key: 'orderId',
      indexes: [['owner', 'mode'], ['owner', 'state'], ['contractCode', 'side', 'isResting'], 'isResting'],
    }),
    contractConditions: collection({
      schema: StoredCondition,
      key: 'orderId',
      indexes: [['owner', 'mode'], ['owner', 'state'], 'positionId', 'state'],
    }),
    contractDeals: collection({ schema: StoredDeal, key: 'dealId', indexes: [['owner', 'mode'], 'orderId'] }),
    contractBills: collection({ schema: StoredContractBill, key: 'id', indexes: [['owner', 'mode']] }),
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
    leads: collection({ schema: StoredLead, key: 'traderUid' }),
    leadApplications: collection({ schema: StoredApplication, key: 'owner' }),
    leadMarks: collection({ schema: StoredLeadMark, key: 'positionId', indexes: ['traderUid'] }),
    follows: collection({ schema: StoredFollow, key: 'id', indexes: ['owner', 'traderUid'] }),
    copies: collection({ schema: StoredCopy, key: 'id', indexes: ['owner', 'followId', 'leadPositionId', 'traderUid'] }),
    profitShares: collection({ schema: StoredShare, key: 'id', indexes: ['traderUid', 'leadPositionId'] }),
    traderStars: collection({ schema: StoredTraderStar, key: 'key', indexes: ['traderUid'] }),
    liveRooms: collection({ schema: StoredRoom, key: 'id', indexes: ['status', 'hostUid'] }),
    liveChats: collection({
      schema: StoredChat,
      key: 'msgId',
      indexes: ['roomId', ['roomId', 'kind'], ['roomId', 'isPinned'], ['userId', 'kind']],
    }),
    liveBans: collection({ schema: StoredBan, key: 'key' }),
    liveReports: collection({ schema: StoredReport, key: 'key', indexes: ['roomId'] }),
    liveTies: collection({ schema: StoredRoomRelation, key: 'key', indexes: [['roomId', 'kind']] }),
    spotOrders: collection({
      schema: StoredOrder,
      key: 'orderId',
      indexes: [['owner', 'isOpen'], ['tradeId', 'side', 'isResting'], ['ocoId', 'isOpen'], 'state'],
    }),
    spotFills: collection({ schema: StoredFill, key: 'fillId', indexes: ['owner', 'orderId'] }),
    spotWatches: collection({ schema: BookWatch, key: 'key' }),
    marginDebts: collection({ schema: StoredDebt, key: 'key', indexes: ['owner', ['owner', 'wallet', 'tradeId']] }),
    marginRisks: collection({ schema: RiskWatch, key: 'key' }),
    marginBorrows: collection({ schema: StoredBorrow, key: 'id', indexes: [['owner', 'wallet']] }),
    marginRepays: collection({ schema: StoredRepay, key: 'id', indexes: [['owner', 'wallet']] }),
    marginInterests: collection({ schema: StoredInterest, key: 'id', indexes: [['owner', 'wallet']] }),
    marginLiquidations: collection({ schema: StoredLiquidation, key: 'id', indexes: [['owner', 'wallet']] }),
    web3Phone: collection({ schema: Phone, key: 'key' }),
    web3Logins: collection({ schema: QrLogin, key: 'token' }),
    web3Accounts: collection({ schema: Web3Account, key: 'accountId' }),
    web3Tokens: collection({ schema: StoredOwnToken, key: 'key', indexes: ['accountId'] }),
    web3Transactions: collection({ schema: StoredTransaction, key: 'key', indexes: ['accountId', 'txHash'] }),
    web3LoginLog: collection({ schema: StoredWalletLogin, key: 'id', indexes: ['accountId'] }),
  });

export type ExchangeDb = ReturnType<typeof createExchangeDb>;
