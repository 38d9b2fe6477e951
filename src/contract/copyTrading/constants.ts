/** How the size of a copy is determined: a fixed margin per position, or a ratio of the lead trader's amount (assumed: not shown). */
export const copyMode = { fixedAmount: 1, ratio: 2 } as const;

/** Whose leverage a copy uses (assumed: not shown). */
export const leverageMode = { trader: 1, own: 2 } as const;

/** State of copying one lead trader (assumed: not shown). */
export const copyTradeState = { active: 1, paused: 2, ended: 3 } as const;

/** Why copying a lead trader ended (assumed: not shown). */
export const endReason = { byCopier: 1, byTrader: 2, traderClosed: 3 } as const;

/** State of a copied position (assumed: not shown). */
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

/** What prevents a user from starting to copy (assumed: not shown). */
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

/** State of an application to become a lead trader (assumed: not shown). */
export const applyStatus = { none: 0, pending: 1, passed: 2, refused: 3 } as const;

/** Requirements for lead traders (assumed: not shown). */
export const requirement = { identity: 1, balance: 2, notCopying: 3 } as const;

/** Periods for statistics, in days (assumed: not shown). */
export const leadPeriod = { week: 7, month: 30, quarter: 90 } as const;
export type LeadPeriod = (typeof leadPeriod)[keyof typeof leadPeriod];

/** Sort keys for the list of lead traders (assumed: not shown). */
export const traderSorts = ['roi', 'pnl', 'winRate', 'drawdown', 'copierPnl', 'copiers', 'aum'] as const;
export type TraderSort = (typeof traderSorts)[number];

/** A boolean that calls transmit as a number (assumed: not shown). */
export const onOff = { off: 0, on: 1 } as const;

/** Maximum profit share of a lead trader, in percent, and maximum number of copiers (assumed: not shown). */
export const maxProfitShare = '30';
export const maxCopiers = 1000;
