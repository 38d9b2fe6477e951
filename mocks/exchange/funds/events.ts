import * as z from 'zod/mini';
import type { StoredDeposit, StoredWithdrawal } from './records';

/** The next step of a deposit or withdrawal is due. */
export const FundsEvent = z.object({
  part: z.literal('funds'),
  kind: z.enum(['confirmed', 'reviewed', 'sent', 'arrived']),
  id: z.string(),
});
export type FundsEvent = z.output<typeof FundsEvent>;

/** Domain events of deposits and withdrawals. */
export interface FundsDomainEvents {
  /** A deposit was detected, is below the minimum, or was credited. */
  depositChanged: StoredDeposit;
  /** A withdrawal was requested or has changed its state. */
  withdrawalChanged: StoredWithdrawal;
}
