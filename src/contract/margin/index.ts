export * as margin from './endpoints';
export {
  borrowable,
  hourlyRate,
  interestDue,
  interestOfHour,
  loanPrecision,
  marginLevelsOf,
  liquidationPrice,
  totalDebtOf,
  splitRepayment,
  riskOf,
  riskRatio,
  type PairAmounts,
  type AccountValue,
} from './rules';
export { tierFor } from './tiers';
export { CrossAccount, IsolatedAccount, MarginAsset } from './schema/accounts';
export { BorrowTier, type CrossCoin } from './schema/lending';
export { LiquidationRecord, LiquidationStep } from './schema/liquidations';
export { BorrowRecord, InterestRecord, RepayRecord } from './schema/records';
export {
  crossLeverage,
  liquidationFee,
  marginLevels,
  marginMode,
  repayKind,
  riskState,
  transferOutLevel,
  type MarginLevels,
  type MarginMode,
  type RepayKind,
  type RiskState,
} from './constants';
