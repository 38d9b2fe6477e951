export * as follows from './endpoints';
export { CopyFilter, CopyRecord, CopyStatistics, LeadContract, LeadPosition, LeadTrade, ShareRecord, Statistics } from './records';
export { settingObstacle, shareDue } from './rules';
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
  copyObstacle,
  copyState,
  endReason,
  followState,
  leadPeriod,
  leverageMode,
  mostCopiers,
  mostProfitShare,
  onOff,
  rejectReason,
  requirement,
  traderSorts,
  type CopyObstacle,
  type LeadPeriod,
  type RejectReason,
  type TraderSort,
} from './tables';
