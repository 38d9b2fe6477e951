export * as copyTrading from './endpoints';
export { CopyFilter, CopyRecord, CopyStatistics, LeadContract, LeadPosition, LeadTrade, ShareRecord, Statistics } from './records';
export { settingBlocker, shareDue } from './rules';
export {
  Application,
  Copier,
  CopyCheck,
  CopyOrder,
  CopySetting,
  Follow,
  LeadChange,
  LeadSetting,
  Qualification,
  Trader,
  TraderFilter,
} from './schema';
export {
  applyStatus,
  copyMode,
  copyBlocker,
  copyState,
  endReason,
  followState,
  leadPeriod,
  leverageMode,
  maxCopiers,
  maxProfitShare,
  onOff,
  rejectReason,
  requirement,
  traderSorts,
  type CopyBlocker,
  type LeadPeriod,
  type RejectReason,
  type TraderSort,
} from './constants';
