export * as margin from './endpoints';
export {
  borrowable,
  hourlyRate,
  interestDue,
  interestOfHour,
  levelsOf,
  liquidationPrice,
  owed,
  repaymentOf,
  riskOf,
  riskRatio,
  type PairAmounts,
  type AccountValue,
} from './rules';
export {
  BorrowRecord,
  CrossAccount,
  InterestRecord,
  IsolatedAccount,
  BorrowTier,
  LiquidationRecord,
  LiquidationStep,
  MarginAsset,
  RepayRecord,
} from './schema';
export {
  crossLeverage,
  liquidationFee,
  marginLevels,
  repayKind,
  riskState,
  transferOutLevel,
  type MarginLevels,
  type RepayKind,
  type RiskState,
} from './constants';
