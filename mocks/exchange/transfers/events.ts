import * as z from 'zod/mini';
import type { StoredTransfer } from './records';

/** A transfer under review is booked. */
export const TransferEvent = z.object({ part: z.literal('transfers'), id: z.string() });
export type TransferEvent = z.output<typeof TransferEvent>;

/** Domain events of transfers. */
export interface TransferDomainEvents {
  /** Money moved between two accounts of one user. */
  transferBooked: StoredTransfer & { at: number };
  /** Money from outside was credited to an account. */
  fundsReceived: { owner: number; wallet: number; coinId: number };
  /** Money is about to leave an account: a module that needs it may reserve it first. */
  fundsLeaving: { owner: number; wallet: number; coinId: number };
}
