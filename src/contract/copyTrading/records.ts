import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, wholeNumber } from '../endpoint';
import { marginModes, positionSides } from '../swap/constants';
import { Copier, Follow, ownQuery, ownShape, Trader } from './schema';
import { copyState, leadPeriod, rejectReason } from './constants';

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
  ownShape,
);
export type LeadPosition = z.output<typeof LeadPosition>;

/** A closed position of a lead trader; `pnl` is what was left after `fee`, `earned` what copiers gave of their profit. */
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
  ownShape,
);
export type LeadTrade = z.output<typeof LeadTrade>;

/** A position somebody copied, or one that could not be; `pnl` is realised after `fee`, before the `profitShare` that was paid of it. */
export const CopyRecord = assumed(
  z.object({
    ...position,
    nickname: z.string(),
    leadPositionId: z.string(),
    state: oneOf(copyState),
    reason: oneOf(rejectReason),
    amount: decimal(),
    margin: decimal(),
    openPrice: decimal(),
    closePrice: z.nullable(decimal()),
    fee: decimal(),
    pnl: decimal(),
    profitShare: decimal(),
    openTime: instant(),
    closeTime: z.nullable(instant()),
  }),
  ownShape,
);
export type CopyRecord = z.output<typeof CopyRecord>;

/** Filters of the positions one has copied, newest first, times included. */
export const CopyFilter = assumed(
  z.object({
    ...pageQuery,
    traderUid: z.optional(wholeNumber()),
    contractCode: z.optional(z.string()),
    state: z.optional(oneOfText(copyState)),
    startTime: z.optional(wholeNumber()),
    endTime: z.optional(wholeNumber()),
  }),
  ownQuery,
);
export type CopyFilter = z.output<typeof CopyFilter>;

/** Figures of a lead trader over `period` days; `curve` adds up the profit day by day, oldest first. */
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
  ownShape,
);
export type Statistics = z.output<typeof Statistics>;

/** Figures of one's own copying, of one trader or of all. */
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
  ownShape,
);
export type CopyStatistics = z.output<typeof CopyStatistics>;

/** A contract that can be led and copied. */
export const LeadContract = assumed(z.object({ contractCode: z.string(), maxLeverage: z.int(), minAmount: decimal() }), ownShape);

/** What a copier paid a lead trader of one position's profit. */
export const ShareRecord = assumed(
  z.object({
    id: z.string(),
    copierUid: z.int(),
    copierName: z.string(),
    contractCode: z.string(),
    profit: decimal(),
    amount: decimal(),
    time: instant(),
  }),
  ownShape,
);
export type ShareRecord = z.output<typeof ShareRecord>;

export const CopyOrderId = assumed(z.object({ id: z.string() }), ownQuery);
export const TraderUid = assumed(z.object({ traderUid: z.int() }), ownQuery);
export const TraderPage = listOf(Trader);
export const LeadPositionPage = listOf(LeadPosition);
export const LeadTradePage = listOf(LeadTrade);
export const CopyPage = listOf(CopyRecord);
export const FollowPage = listOf(Follow);
export const CopierPage = listOf(Copier);
export const SharePage = listOf(ShareRecord);
