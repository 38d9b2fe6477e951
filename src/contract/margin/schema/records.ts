import * as z from 'zod/mini';
import { TransferRecord } from '../../capital/schema/transfers';
import { assumed, decimal, instant, listOf } from '../../endpoint';
import { repayKind } from '../constants';
import { unknownFields } from './fields';

const recordFields = {
  id: z.string(),
  tradeId: z.nullable(z.int()),
  tradeName: z.nullable(z.string()),
  coinId: z.int(),
  coinName: z.string(),
  createdTime: instant(),
};

export const BorrowRecord = assumed(z.object({ ...recordFields, amount: decimal(), hourlyRate: decimal() }), unknownFields);
export type BorrowRecord = z.output<typeof BorrowRecord>;

/** A repayment, split into principal and interest. */
export const RepayRecord = assumed(
  z.object({ ...recordFields, kind: z.enum(repayKind), principal: decimal(), interest: decimal() }),
  unknownFields,
);
export type RepayRecord = z.output<typeof RepayRecord>;

/** The interest that accrued on a debt in one hour. */
export const InterestRecord = assumed(
  z.object({ ...recordFields, principal: decimal(), hourlyRate: decimal(), interest: decimal() }),
  unknownFields,
);
export type InterestRecord = z.output<typeof InterestRecord>;

export const BorrowList = listOf(BorrowRecord);
export const RepayList = listOf(RepayRecord);
export const InterestList = listOf(InterestRecord);
export const MarginTransferList = listOf(TransferRecord);
