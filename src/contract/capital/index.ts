export * as capital from './endpoints';
export {
  maxInputAmount,
  amountOf,
  checkAmount,
  chooseCoinId,
  coinMatches,
  firstEnabledPair,
  isCoinEnabled,
  isPairEnabled,
  normaliseAmount,
  routeBetween,
  routeOfType,
  transferCap,
  isWalletInactive,
  type AmountLimits,
  type AmountProblem,
  type TransferDirection,
  type TransferAccounts,
} from './rules';
export { AddressBookEntry } from './schema/addresses';
export { CoinNetwork, DepositAccount, DepositAddress } from './schema/deposits';
export { Deposit, DepositFilter, FundsRecord, FundsRecordFilter, Withdrawal, WithdrawalFilter, WithdrawalStep } from './schema/records';
export { WithdrawalRequest } from './schema/withdrawals';
export {
  CoinQuery,
  TransferCoin,
  TransferFilter,
  TransferInfo,
  TransferInfoQuery,
  TransferRequest,
  TransferList,
  TransferPair,
  TransferPrecheck,
  TransferReceipt,
  TransferRecord,
  TransferTarget,
  TransferWallet,
  WalletInfo,
  WalletInfoQuery,
  WalletQuery,
} from './schema/transfers';
export {
  defaultCoinId,
  defaultPrecision,
  transferAccounts,
  transferMessage,
  transferRoutes,
  transferState,
  type TransferRoute,
} from './constants';
export { account, type AccountType } from './accounts';
export {
  depositAccounts,
  depositState,
  financialRecord,
  internalNetwork,
  maxAddresses,
  maxRemarkLength,
  rewardKind,
  rewardState,
  withdrawalFailureReason,
  withdrawalState,
  withdrawalVersion,
  type DepositState,
  type RewardKind,
  type WithdrawalState,
} from './fundsConstants';
