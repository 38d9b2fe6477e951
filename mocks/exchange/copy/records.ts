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

/** How somebody trades by rule: what their record before the world begins is generated from. */
export const LeadStyle = z.object({
  leverage: z.int(),
  marginPercent: z.int(),
  pace: z.int(),
  skill: z.int(),
  /** Until when their positions are generated rather than traded. */
  until: z.int(),
});
export type LeadStyle = z.output<typeof LeadStyle>;

/** A lead trader as they are kept; `capital` is what profit is measured by, synthetic copiers are counted and have no account. Money in USDT. */
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

/** The copying of a lead trader as it is kept; `highWaterMark` is the realised profit of which the share has been paid. */
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

/** A copied position as it is kept: what was opened and closed of it, `amount` is what is left of an open one. */
export const StoredCopy = z.extend(z.omit(CopyRecord, { nickname: true }), {
  owner: z.int(),
  followId: z.string(),
  /** The part of `pnl` that records of profit shares have told of. */
  reported: z._default(z.string(), '0'),
  funding: z._default(z.string(), '0'),
  openedAmount: z.string(),
  openedCost: z.string(),
  closedAmount: z.string(),
  closedTurnover: z.string(),
});
export type StoredCopy = z.output<typeof StoredCopy>;

/** How much of a lead trader's position copiers have followed already. */
export const StoredLeadPosition = z.object({ positionId: z.string(), traderUid: z.int(), amount: z.string(), isAwaited: z.boolean() });
export type StoredLeadPosition = z.output<typeof StoredLeadPosition>;

export const StoredShare = z.extend(z.omit(ProfitShareRecord, { copierName: true }), { traderUid: z.int(), leadPositionId: z.string() });
export type StoredShare = z.output<typeof StoredShare>;

/** Somebody keeps a lead trader in sight. `key` is `owner:trader`. */
export const StoredTraderStar = z.object({ key: z.string(), owner: z.int(), traderUid: z.int(), at: z.int() });
