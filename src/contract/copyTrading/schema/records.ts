import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, wholeNumber } from '../../endpoint';
import { marginModes, positionSides } from '../../swap/constants';
import { Copier, CopyTrade } from './copying';
import { Trader } from './traders';
import { copyPositionState, leadPeriod, rejectReason } from '../constants';

const position = {
  id: z.string(),
  traderUid: z.int(),
  contractCode: z.string(),
  side: z.enum(positionSides),
  leverage: z.int(),
  marginMode: z.enum(marginModes),
};

/** An open position of a lead trader; `amount` in the base coin, `roi` in percent of the margin. */
export const LeadPosition = assumed(
  z.object({
    ...position,
    amount: decimal(),
    margin: decimal(),
    openPrice: decimal(),
    markPrice: decimal(),
    pnl: decimal(),
    roi: decimal(),
    openTime: instant(),
    copiers: z.int(),
  }),
  unknownAnswer,
);
export type LeadPosition = z.output<typeof LeadPosition>;

/** A closed position of a lead trader; `pnl` is after `fee`, `earned` is the profit share received from copiers. */
export const LeadTrade = assumed(
  z.object({
    ...position,
    amount: decimal(),
    margin: decimal(),
    openPrice: decimal(),
    closePrice: decimal(),
    fee: decimal(),
    pnl: decimal(),
    roi: decimal(),
    openTime: instant(),
    closeTime: instant(),
    copiers: z.int(),
    copierPnl: decimal(),
    earned: decimal(),
  }),
  unknownAnswer,
);
export type LeadTrade = z.output<typeof LeadTrade>;

/** A copied or rejected position; `pnl` is realised, after `fee` and `funding` (negative if paid), before `profitShare`; while the copy is open, it is the unrealised profit alone. */
export const CopyRecord = assumed(
  z.object({
    ...position,
    nickname: z.string(),
    leadPositionId: z.string(),
    state: oneOf(copyPositionState),
    reason: oneOf(rejectReason),
    amount: decimal(),
    margin: decimal(),
    openPrice: decimal(),
    closePrice: z.nullable(decimal()),
    fee: decimal(),
    funding: decimal(),
    pnl: decimal(),
    profitShare: decimal(),
    openTime: instant(),
    closeTime: z.nullable(instant()),
  }),
  unknownAnswer,
);
export type CopyRecord = z.output<typeof CopyRecord>;

/** Filters for the user's copied positions, newest first; times are inclusive. */
export const CopyFilter = assumed(
  z.object({
    ...pageQuery,
    traderUid: z.optional(wholeNumber()),
    contractCode: z.optional(z.string()),
    state: z.optional(oneOfText(copyPositionState)),
    startTime: z.optional(wholeNumber()),
    endTime: z.optional(wholeNumber()),
  }),
  unknownQuery,
);
export type CopyFilter = z.output<typeof CopyFilter>;

/** Statistics of a lead trader over `period` days; `curve` is the cumulative profit by day, oldest first. */
export const Statistics = assumed(
  z.object({
    traderUid: z.int(),
    period: oneOf(leadPeriod),
    roi: decimal(),
    pnl: decimal(),
    winRate: decimal(),
    wins: z.int(),
    trades: z.int(),
    drawdown: decimal(),
    averageHoldMs: z.int(),
    copiers: z.int(),
    copierPnl: decimal(),
    aum: decimal(),
    earned: decimal(),
    curve: z.array(z.object({ time: instant(), pnl: decimal(), roi: decimal() })),
    contracts: z.array(z.object({ contractCode: z.string(), trades: z.int(), pnl: decimal() })),
  }),
  unknownAnswer,
);
export type Statistics = z.output<typeof Statistics>;

/** Statistics of the user's copying, for one trader or all. */
export const CopyStatistics = assumed(
  z.object({
    traders: z.int(),
    margin: decimal(),
    pnl: decimal(),
    unrealised: decimal(),
    paidShare: decimal(),
    netPnl: decimal(),
    trades: z.int(),
    wins: z.int(),
    rejected: z.int(),
  }),
  unknownAnswer,
);
export type CopyStatistics = z.output<typeof CopyStatistics>;

/** A contract available for copy trading. */
export const LeadContract = assumed(z.object({ contractCode: z.string(), maxLeverage: z.int(), minAmount: decimal() }), unknownAnswer);

/** The share of one position's profit that a copier paid to a lead trader. */
export const ProfitShareRecord = assumed(
  z.object({
    id: z.string(),
    copierUid: z.int(),
    copierName: z.string(),
    contractCode: z.string(),
    profit: decimal(),
    amount: decimal(),
    time: instant(),
  }),
  unknownAnswer,
);
export type ProfitShareRecord = z.output<typeof ProfitShareRecord>;

export const ClosePositionRequest = assumed(z.object({ id: z.string() }), unknownQuery);
export const PauseCopyTradeRequest = assumed(z.object({ traderUid: z.int(), pause: z._default(z.boolean(), true) }), unknownQuery);
export const StopCopyTradeRequest = assumed(z.object({ traderUid: z.int() }), unknownQuery);
export const TraderList = listOf(Trader);
export const LeadPositionList = listOf(LeadPosition);
export const LeadTradeList = listOf(LeadTrade);
export const CopyRecordList = listOf(CopyRecord);
export const CopyTradeList = listOf(CopyTrade);
export const CopierList = listOf(Copier);
export const ProfitShareList = listOf(ProfitShareRecord);
