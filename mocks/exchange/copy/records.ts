import * as z from 'zod/mini';
import {
  LeadApplicationRequest,
  applyStatus,
  CopyRecord,
  CopySetting,
  CopyTrade,
  LeadSetting,
  requirement,
  ProfitShareRecord,
} from '@/contract/copyTrading';
import { oneOf } from '@/contract/endpoint';

/** The trading style from which a lead trader's history before the world is generated. */
export const LeadStyle = z.object({
  leverage: z.int(),
  marginPercent: z.int(),
  /** The average number of positions in ten days. */
  pace: z.int(),
  /** The percentage of positions on the right side of the market. */
  skill: z.int(),
  /** Until when positions are generated rather than traded. */
  until: z.int(),
});
export type LeadStyle = z.output<typeof LeadStyle>;

/** A stored lead trader; `capital` is the basis of returns, synthetic copiers are only counted and have no account. Money in USDT. */
export const StoredLead = z.extend(LeadSetting, {
  traderUid: z.int(),
  since: z.int(),
  capital: z.int(),
  syntheticCopiers: z.int(),
  capitalPerSyntheticCopier: z.int(),
  style: z.nullable(LeadStyle),
});
export type StoredLead = z.output<typeof StoredLead>;

export const StoredApplication = z.extend(LeadApplicationRequest, {
  owner: z.int(),
  status: oneOf(applyStatus),
  refusedFor: z.nullable(oneOf(requirement)),
  at: z.int(),
});
export type StoredApplication = z.output<typeof StoredApplication>;

/** A stored copying relationship; `highWaterMark` is the realised profit whose share has been paid. */
export const StoredFollow = z.extend(
  z.pick(CopyTrade, {
    traderUid: true,
    state: true,
    endReason: true,
    profitShare: true,
    pnl: true,
    paidShare: true,
    trades: true,
    startTime: true,
    endTime: true,
  }),
  { id: z.string(), owner: z.int(), setting: CopySetting, highWaterMark: z.string() },
);
export type StoredFollow = z.output<typeof StoredFollow>;

/** A stored copy with its opened and closed amounts; `amount` is the remainder while it is open, the opened amount once it is closed. */
export const StoredCopy = z.extend(z.omit(CopyRecord, { nickname: true }), {
  owner: z.int(),
  followId: z.string(),
  /** The part of `pnl` already included in profit share records. */
  reported: z._default(z.string(), '0'),
  funding: z._default(z.string(), '0'),
  openedAmount: z.string(),
  openedCost: z.string(),
  closedAmount: z.string(),
  closedTurnover: z.string(),
});
export type StoredCopy = z.output<typeof StoredCopy>;

/** The amount of a lead trader's position that copiers have followed so far. */
export const StoredLeadPosition = z.object({ positionId: z.string(), traderUid: z.int(), amount: z.string(), isAwaited: z.boolean() });
export type StoredLeadPosition = z.output<typeof StoredLeadPosition>;

export const StoredShare = z.extend(z.omit(ProfitShareRecord, { copierName: true }), { traderUid: z.int(), leadPositionId: z.string() });
export type StoredShare = z.output<typeof StoredShare>;

/** A lead trader marked as a favourite by a user. `key` is `owner:trader`. */
export const StoredTraderStar = z.object({ key: z.string(), owner: z.int(), traderUid: z.int(), at: z.int() });
