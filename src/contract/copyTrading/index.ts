export * as copyTrading from './endpoints';
export {
  CopyFilter,
  CopyRecord,
  CopyStatistics,
  LeadContract,
  LeadPosition,
  LeadTrade,
  ProfitShareRecord,
  Statistics,
} from './schema/records';
export { settingBlocker, profitShareDue } from './rules';
export { LeadApplicationRequest, LeadSettingRequest, LeadSetting, Qualification } from './schema/leading';
export { Copier, CopyCheck, CopyTradeRequest, CopySetting, CopyTrade } from './schema/copying';
export { Trader, TraderFilter } from './schema/traders';
export {
  applyStatus,
  copyMode,
  copyBlocker,
  copyPositionState,
  endReason,
  copyTradeState,
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
