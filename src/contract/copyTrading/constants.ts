/** How a copy's size is found: the same margin for every position, or a share of the lead trader's amount (assumed: not shown). */
export const copyMode = { fixedAmount: 1, ratio: 2 } as const;

/** Whose leverage a copy has (assumed: not shown). */
export const leverageMode = { trader: 1, own: 2 } as const;

/** What becomes of the copying of one lead trader (assumed: not shown). */
export const copyTradeState = { active: 1, paused: 2, ended: 3 } as const;

/** Why the copying of a lead trader ended (assumed: not shown). */
export const endReason = { byCopier: 1, byTrader: 2, traderClosed: 3 } as const;

/** What becomes of one copied position (assumed: not shown). */
export const copyPositionState = { open: 1, closed: 2, rejected: 3 } as const;

/** Why a position was not copied (assumed: not shown). */
export const rejectReason = {
  none: 0,
  insufficientBalance: 1,
  overMaximum: 2,
  contractNotCopied: 3,
  belowMinimum: 4,
  paused: 5,
  refusedByMarket: 6,
} as const;
export type RejectReason = (typeof rejectReason)[keyof typeof rejectReason];

/** What stands in the way of starting to copy (assumed: not shown). */
export const copyBlocker = {
  none: 0,
  traderClosed: 1,
  traderFull: 2,
  traderPrivate: 3,
  belowMinimum: 4,
  overMaximum: 5,
  contractMissing: 6,
  own: 7,
  already: 8,
  insufficientBalance: 9,
  leads: 10,
} as const;
export type CopyBlocker = (typeof copyBlocker)[keyof typeof copyBlocker];

/** What becomes of an application for lead trading (assumed: not shown). */
export const applyStatus = { none: 0, pending: 1, passed: 2, refused: 3 } as const;

/** What a lead trader must bring along (assumed: not shown). */
export const requirement = { identity: 1, balance: 2, notCopying: 3 } as const;

/** Days that figures can be asked for (assumed: not shown). */
export const leadPeriod = { week: 7, month: 30, quarter: 90 } as const;
export type LeadPeriod = (typeof leadPeriod)[keyof typeof leadPeriod];

/** What the list of lead traders can be sorted by (assumed: not shown). */
export const traderSorts = ['roi', 'pnl', 'winRate', 'drawdown', 'copierPnl', 'copiers', 'aum'] as const;
export type TraderSort = (typeof traderSorts)[number];

/** A switch that calls carry as a number (assumed: not shown). */
export const onOff = { off: 0, on: 1 } as const;

/** Most of a copier's profit that a lead trader may take, in percent, and most copiers (assumed: not shown). */
export const maxProfitShare = '30';
export const maxCopiers = 1000;
