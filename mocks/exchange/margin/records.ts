import * as z from 'zod/mini';
import { BorrowRecord, InterestRecord, LiquidationRecord, LiquidationStep, RepayRecord } from '@/contract/margin';

/** A user's debt of one coin in one margin account; on cross margin `tradeId` is null. It is removed when repaid. */
export const StoredDebt = z.object({
  key: z.string(),
  owner: z.int(),
  wallet: z.int(),
  tradeId: z.nullable(z.int()),
  coinId: z.int(),
  principal: z.string(),
  interest: z.string(),
  since: z.int(),
  /** The last full hour whose interest is included in `interest`. */
  countedAt: z.int(),
});
export type StoredDebt = z.output<typeof StoredDebt>;

/** Whether the owner of a margin account has been warned, and the next scheduled review of its risk. */
export const StoredRisk = z.object({
  key: z.string(),
  owner: z.int(),
  wallet: z.int(),
  tradeId: z.nullable(z.int()),
  isWarned: z.boolean(),
  scheduledEventId: z.nullable(z.int()),
});
export type StoredRisk = z.output<typeof StoredRisk>;

const belongs = { owner: z.int(), wallet: z.int() };
export const StoredBorrow = z.extend(BorrowRecord, belongs);
export type StoredBorrow = z.output<typeof StoredBorrow>;
export const StoredRepay = z.extend(RepayRecord, belongs);
export type StoredRepay = z.output<typeof StoredRepay>;
/** The interest of `hours` consecutive hours, each as much as the first, which was charged at `createdTime`. */
export const StoredInterest = z.extend(InterestRecord, { ...belongs, hours: z.int() });
export type StoredInterest = z.output<typeof StoredInterest>;
export const StoredLiquidation = z.extend(LiquidationRecord, { ...belongs, steps: z.array(LiquidationStep) });
export type StoredLiquidation = z.output<typeof StoredLiquidation>;
