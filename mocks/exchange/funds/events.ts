import * as z from 'zod/mini';
import type { StoredDeposit, StoredWithdrawal } from './records';

/** Something of a deposit or withdrawal is due. */
export const FundsEvent = z.object({
  part: z.literal('funds'),
  kind: z.enum(['confirmed', 'reviewed', 'sent', 'arrived']),
  id: z.string(),
});
export type FundsEvent = z.output<typeof FundsEvent>;

/** What deposits and withdrawals tell the rest of the exchange. */
export interface FundsDomainEvents {
  /** A deposit was seen, is below the minimum, or was credited. */
  depositChanged: StoredDeposit;
  /** A withdrawal was asked for or came a step further; its state says which. */
  withdrawalChanged: StoredWithdrawal;
}
