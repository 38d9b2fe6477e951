import * as z from 'zod/mini';
import { unknownQuery } from '../../assumptions';
import { TransferRecord } from '../../capital/schema/transfers';
import { assumed, decimal, instant, listOf, pageQuery, wholeNumber } from '../../endpoint';
import { repayKind } from '../constants';
import { ownShape } from './fields';

const recorded = {
  id: z.string(),
  tradeId: z.nullable(z.int()),
  tradeName: z.nullable(z.string()),
  coinId: z.int(),
  coinName: z.string(),
  createdTime: instant(),
};

export const BorrowRecord = assumed(z.object({ ...recorded, amount: decimal(), hourlyRate: decimal() }), ownShape);
export type BorrowRecord = z.output<typeof BorrowRecord>;

/** A repayment by its two parts. */
export const RepayRecord = assumed(z.object({ ...recorded, kind: z.enum(repayKind), principal: decimal(), interest: decimal() }), ownShape);
export type RepayRecord = z.output<typeof RepayRecord>;

/** The interest that one hour added to a debt. */
export const InterestRecord = assumed(
  z.object({ ...recorded, principal: decimal(), hourlyRate: decimal(), interest: decimal() }),
  ownShape,
);
export type InterestRecord = z.output<typeof InterestRecord>;

/** A liquidation: totals before it in the quote coin (in USDT on cross margin), its fee, and what the insurance fund had to add. */
export const LiquidationRecord = assumed(
  z.object({
    id: z.string(),
    tradeId: z.nullable(z.int()),
    tradeName: z.nullable(z.string()),
    price: z.nullable(decimal()),
    riskRatio: decimal(),
    totalAsset: decimal(),
    totalDebt: decimal(),
    fee: decimal(),
    insurance: decimal(),
    createdTime: instant(),
  }),
  ownShape,
);
export type LiquidationRecord = z.output<typeof LiquidationRecord>;

/** One coin in a liquidation: what was sold of it or bought, and what was repaid. */
export const LiquidationStep = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), sold: decimal(), bought: decimal(), principal: decimal(), interest: decimal() }),
  ownShape,
);
export type LiquidationStep = z.output<typeof LiquidationStep>;

export const LiquidationDetail = assumed(z.object({ record: LiquidationRecord, steps: z.array(LiquidationStep) }), ownShape);
export const LiquidationQuery = assumed(z.object({ id: z.string() }), unknownQuery);

const recordFilter = {
  ...pageQuery,
  coinId: z.optional(wholeNumber()),
  startTime: z.optional(wholeNumber()),
  endTime: z.optional(wholeNumber()),
};
/** Filters of the records, newest first, `startTime` and `endTime` included. */
export const IsolatedFilter = assumed(z.object({ ...recordFilter, tradeId: z.optional(wholeNumber()) }), unknownQuery);
export const CrossFilter = assumed(z.object(recordFilter), unknownQuery);

export const BorrowList = listOf(BorrowRecord);
export const RepayList = listOf(RepayRecord);
export const InterestList = listOf(InterestRecord);
export const LiquidationList = listOf(LiquidationRecord);
export const MarginTransferList = listOf(TransferRecord);
