import * as z from 'zod/mini';
import type { StoredBorrow, StoredInterest, StoredLiquidation, StoredRepay } from './records';

/** The risk of an account is to be reviewed. */
export const MarginEvent = z.object({ part: z.literal('margin'), kind: z.literal('risk'), key: z.string() });
export type MarginEvent = z.output<typeof MarginEvent>;

/** Domain events of margin trading. */
export interface MarginDomainEvents {
  /** A coin was borrowed. */
  coinBorrowed: StoredBorrow;
  /** A debt was repaid, in full or in part, interest first. */
  debtRepaid: StoredRepay;
  /** Interest of one or more hours was added to a debt. */
  interestCharged: StoredInterest;
  /** A margin account is close to liquidation. */
  marginWarned: { owner: number; wallet: number; tradeId: number | null; at: number };
  /** A margin account was liquidated. */
  marginLiquidated: StoredLiquidation;
}
